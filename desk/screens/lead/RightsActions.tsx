/** A person's rights beside their consents: withdrawing, restricting, handing over, passing on (DESK-9). */
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LeadDetail } from '../../../contract/lead-api.ts';
import { HandOver } from '../../rights/HandOver.tsx';
import { PassOnDialog } from '../../rights/PassOnDialog.tsx';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { RestrictUse, WithdrawConsent } from '../../rights/WithdrawConsent.tsx';
import { useMay } from '../../session/me.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

function Withdrawn({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  return (
    <>
      {lead.consents.map(({ purpose, withdrawn_at: at }) => {
        if (at === null) return null;
        const word = translate(`person.consents.purpose.${purpose}`, {}, purpose);
        return (
          <Typography key={purpose} sx={{ fontWeight: 600 }}>
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

/** What can be done. */
export function RightsActions({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const may = useMay();
  const [isHanding, setHanding] = useState(false);
  const [isPassing, setPassing] = useState(false);
  if (!may('lead.withdraw')) return null;
  const isRestricted = lead.restriction === 'restricted';
  return (
    <Stack spacing={1.5} sx={{ marginTop: 2 }}>
      <Withdrawn lead={lead} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <WithdrawConsent lead={lead} />
        {lead.restriction === null && <RestrictUse lead={lead} isLifting={false} />}
        {isRestricted && may('lead.unrestrict') && <RestrictUse lead={lead} isLifting />}
        {may('lead.handOver') && (
          <Button variant="outlined" aria-expanded={isHanding} onClick={() => setHanding(!isHanding)}>
            {translate('rights.hand_over')}
          </Button>
        )}
        {may('disclosure.add') && lead.restricted_at === null && (
          <Button variant="outlined" onClick={() => setPassing(true)}>
            {translate('rights.pass_on')}
          </Button>
        )}
        {may('request.add') && (
          <Button component={Link} to="/requests">
            {translate('rights.take_down')}
          </Button>
        )}
      </Stack>
      {isHanding && (
        <Stack spacing={1.5}>
          <Typography color="textSecondary">{translate('rights.hand_over_text')}</Typography>
          <HandOver lead={lead} />
        </Stack>
      )}
      {isPassing && <PassOnDialog leadId={lead.id} onClose={() => setPassing(false)} />}
    </Stack>
  );
}
