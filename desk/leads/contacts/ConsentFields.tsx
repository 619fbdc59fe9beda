/** How somebody came, and how they agreed: what they agree to is read out before. */
import { Box, Link, Typography } from '@mui/material';
import { CONSENT_METHODS, CONTACT_SOURCES } from '../../../features/leads/contract/contacts.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { localePath } from '../../../contract/routes.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { ChoiceOf, type FormProps } from './ContactFormFields.tsx';

/** The words of a consent, in their language; what they link to opens beside the form. */
function ConsentWords({ words, locale }: { words: string; locale: Locale }) {
  const translate = useTranslate();
  // As on the site: the link stands between brackets.
  const [before, link, after] = words.split(/[[\]]/);
  return (
    <Box sx={{ padding: 1.5, borderRadius: 1, backgroundColor: 'background.default' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('add_contact.consent')}
      </Typography>
      <Typography variant="body2" color="textSecondary" lang={HTML_LANG[locale]}>
        {before}
        <Link href={localePath(locale, '/privacy')} target="_blank" rel="noopener">
          {link}
        </Link>
        {after}
      </Typography>
    </Box>
  );
}

/** The words are undefined until they are there. */
export function ConsentFields({ words, ...form }: FormProps & { words: string | undefined }) {
  const translate = useTranslate();
  const chosen = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`${group}.${value}`) }));
  return (
    <>
      <ChoiceOf
        {...form}
        name="source"
        label={translate('add_contact.source')}
        options={chosen('contact_source', CONTACT_SOURCES)}
      />
      {words !== undefined && <ConsentWords words={words} locale={form.fields.locale} />}
      <ChoiceOf
        {...form}
        name="method"
        label={translate('add_contact.method')}
        options={chosen('consent_method', CONSENT_METHODS)}
      />
    </>
  );
}
