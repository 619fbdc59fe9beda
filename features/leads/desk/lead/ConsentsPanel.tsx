/** What somebody agreed to, in the very words (DESK-4). */
import { Box, Button, Chip, Collapse, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { STATED_VERSION_PREFIX } from '../../../../contract/registration/consent.ts';
import { HTML_LANG, isLocale } from '../../../../contract/locales.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useRightsWords } from '../../../privacy/desk/use-rights-words.ts';
import type { ConsentItem, LeadDetail } from '../../contract/leads.ts';
import { RightsMenu } from './RightsMenu.tsx';

function Consent({ consent }: { consent: ConsentItem }) {
  const translate = useTranslate();
  const { word, time, day } = useLeadWords();
  const [isShown, setShown] = useState(false);
  const isWithdrawn = consent.withdrawn_at !== null;
  const { purpose, is_granted: isGranted, version, locale, sha256, text, given_at: givenAt, method } = consent;
  return (
    <Box component="li">
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`person.consents.purpose.${purpose}`, {}, purpose)}</Typography>
        <Chip
          size="small"
          color={isGranted && !isWithdrawn ? 'success' : 'default'}
          variant="outlined"
          label={translate(
            isWithdrawn ? 'lead.badge.withdrawn' : isGranted ? 'person.consents.granted' : 'person.consents.refused',
          )}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {version.startsWith(STATED_VERSION_PREFIX)
          ? translate('person.consents.stated', { day: day(version.slice(STATED_VERSION_PREFIX.length)) })
          : translate('person.consents.given', { time: time(givenAt), locale: word('locale', locale), version })}
        {method && ` · ${translate(`consent_method.${method}`)}`}
      </Typography>
      <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)} sx={{ marginInlineStart: -0.75 }}>
        {translate(isShown ? 'person.consents.hide' : 'person.consents.show')}
      </Button>
      <Collapse in={isShown} unmountOnExit>
        <Typography
          component="blockquote"
          lang={isLocale(locale) ? HTML_LANG[locale] : locale}
          sx={{ margin: 0, padding: 1.5, borderRadius: 1, backgroundColor: 'background.default' }}
        >
          {text}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('person.consents.hash', { hash: sha256 })}
        </Typography>
      </Collapse>
    </Box>
  );
}

function Withdrawn({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  return (
    <>
      {lead.consents.map(({ purpose, withdrawn_at: at }) => {
        if (at === null) return null;
        const word = translate(`person.consents.purpose.${purpose}`, {}, purpose);
        return (
          <Typography key={purpose} sx={{ marginTop: 2, fontWeight: 600 }}>
            {translate('rights.withdrawn', { time: time(at), purpose: word })}
          </Typography>
        );
      })}
      {lead.restriction === 'withdrawn' && (
        <Typography>{translate('rights.erased_by', { time: time(lead.purge_after) })}</Typography>
      )}
    </>
  );
}

/** Lists each consent; from here it is withdrawn, and the other rights are carried out. */
export function ConsentsPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('person.consents.title')} action={<RightsMenu lead={lead} />}>
      {lead.consents.length === 0 && (
        <Typography color="textSecondary">{translate('person.consents.empty')}</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {lead.consents.map((consent) => (
          <Consent key={`${consent.purpose}-${consent.given_at}`} consent={consent} />
        ))}
      </Stack>
      <Withdrawn lead={lead} />
    </Panel>
  );
}
