/** Takes back a consent, or has a registration only kept, beside the registration (DESK-9). */

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAIN_PURPOSE } from '../../contract/consent.ts';
import type { LeadDetail, LeadItem } from '../../contract/lead-api.ts';
import type { RightsScope } from '../../contract/rights-api.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { ConfirmedAction } from './ConfirmedAction.tsx';
import { setRestricted, withdrawConsent } from './rights-api.ts';

interface AskProps {
  lead: LeadDetail;
  label: string;
  question: string;
  done: string;
  run: (scope: RightsScope) => Promise<LeadItem>;
}

/** Asks once more, and for which registrations. */
function Ask({ lead, label, question, done, run }: AskProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isAll, setAll] = useState(true);
  const { registrations_of_number: count } = lead;
  return (
    <ConfirmedAction
      label={label}
      question={question}
      done={done}
      variant="outlined"
      run={async () => {
        await run(isAll ? 'number' : 'registration');
        const keys = [['lead'], ['leads'], ['due'], ['lead-history'], ['requests']];
        await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      }}
    >
      {count > 1 && (
        <FormControlLabel
          sx={{ marginTop: 1 }}
          control={<Checkbox checked={isAll} onChange={(_event, isTicked) => setAll(isTicked)} />}
          label={translate('rights.all_of_number', { count })}
        />
      )}
    </ConfirmedAction>
  );
}

/** A button for each consent that can be taken back. */
export function WithdrawConsent({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const optional = lead.consents.filter(
    ({ purpose, is_granted, withdrawn_at }) => purpose !== MAIN_PURPOSE && is_granted && withdrawn_at === null,
  );
  return (
    <>
      {optional.map(({ purpose }) => (
        <Ask
          key={purpose}
          lead={lead}
          label={translate('rights.withdraw_optional', {
            purpose: translate(`person.consents.purpose.${purpose}`, {}, purpose),
          })}
          question={translate('rights.optional_question')}
          done="carry.did.withdrawn"
          run={(scope) => withdrawConsent(lead.id, { scope, purpose })}
        />
      ))}
      {lead.restriction !== 'withdrawn' && (
        <Ask
          lead={lead}
          label={translate('rights.withdraw')}
          question={translate('rights.withdraw_question')}
          done="carry.did.withdrawn"
          run={(scope) => withdrawConsent(lead.id, { scope, purpose: MAIN_PURPOSE })}
        />
      )}
    </>
  );
}

/** Restricts a registration, or uses it again. */
export function RestrictUse({ lead, isLifting }: { lead: LeadDetail; isLifting: boolean }) {
  const translate = useTranslate();
  const way = isLifting ? 'unrestrict' : 'restrict';
  return (
    <Ask
      lead={lead}
      label={translate(`rights.${way}`)}
      question={translate(`rights.${way}_question`)}
      done={isLifting ? 'carry.did.unrestricted' : 'carry.did.restricted'}
      run={(scope) => setRestricted(lead.id, !isLifting, { scope })}
    />
  );
}
