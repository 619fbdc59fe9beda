/** Who somebody is and how they are reached; says as soon as that is typed when they are registered already. */
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoundContact } from '../../../features/leads/contract/contacts.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useStaff } from '../use-staff.ts';
import { useLeadWords } from '../use-words.ts';
import { ChoiceOf, type FormProps, Pair, TextOf } from './ContactFormFields.tsx';
import { type Reach, useKnownContact } from './use-add-contact.ts';

/** Name, language, number and ids. */
export function ReachFields({ onOpened, ...form }: FormProps & { onOpened: () => void }) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  const { phone, wechat, zalo, locale } = form.fields;
  const [left, setLeft] = useState<Reach>({ phone: '', wechat: '', zalo: '' });
  const known = useKnownContact(left, locale);
  const isSame = left.phone === phone && left.wechat === wechat && left.zalo === zalo;
  return (
    <Stack spacing={2} onBlur={() => setLeft({ phone, wechat, zalo })}>
      <Pair>
        <TextOf {...form} name="name" label={translate('lead.field.name')} isFirst />
        <ChoiceOf
          {...form}
          name="locale"
          label={translate('add_contact.locale')}
          options={LOCALES.map((value) => ({ value, label: word('locale', value) }))}
        />
      </Pair>
      <TextOf
        {...form}
        name="phone"
        type="tel"
        label={translate('lead.field.phone')}
        hint={translate('add_contact.phone_hint')}
      />
      <Pair>
        <TextOf {...form} name="wechat" label={translate('lead.field.wechat')} />
        <TextOf {...form} name="zalo" label={translate('lead.field.zalo')} />
      </Pair>
      <div role="status">{known && isSame && <Known found={known} onOpened={onOpened} />}</div>
    </Stack>
  );
}

/** Said before the rest is typed: they are registered already, and where. */
function Known({ found, onOpened }: { found: FoundContact; onOpened: () => void }) {
  const translate = useTranslate();
  const { nameOf } = useStaff();
  if (found.state === 'colleague') {
    return (
      <Alert severity="warning">{translate('add_contact.with_colleague', { name: nameOf(found.assignee_id) })}</Alert>
    );
  }
  const open = (
    <Button color="inherit" size="small" component={Link} to={`/leads/${found.id}`} onClick={onOpened}>
      {translate('add_contact.open')}
    </Button>
  );
  return (
    <Alert severity="info" action={open} sx={{ alignItems: 'center', '& .MuiAlert-action': { paddingTop: 0 } }}>
      {translate('add_contact.is_known')}
    </Alert>
  );
}
