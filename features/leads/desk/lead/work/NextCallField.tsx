/** The agreed call, and the times for another one. */
import { Box, FormLabel, Typography } from '@mui/material';
import { clockOf, waitsForHours } from '../../../../../contract/time/call-hours.ts';
import { NextCallTimes } from '../../../../../desk/leads/calling/NextCallTimes.tsx';
import { callStateOf } from '../../../../../desk/leads/calling/time-there.ts';
import { useAgreedTime, useBriefAgreedTime } from '../../../../../desk/leads/calling/use-agreed-time.ts';
import { useLeadWords } from '../../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../../contract/leads.ts';
import type { LeadChanger } from '../use-lead.ts';

interface Props {
  lead: LeadDetail;
  changer: LeadChanger;
  /** It is set elsewhere at the moment. */
  isShownOnly: boolean;
}

/** Sets the time; undefined takes it back. */
function useAgree({ lead, changer }: Props): (time: number | undefined) => void {
  const agreedTime = useBriefAgreedTime();
  return (time) =>
    void (time === undefined
      ? changer.change({ next_call_at: null }, { key: 'person.next_call.cleared' })
      : changer.change(
          { next_call_at: new Date(time).toISOString() },
          { key: 'person.next_call.changed', values: { time: agreedTime(clockOf(lead), time) } },
        ));
}

function Agreed({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const agreedTime = useAgreedTime();
  const { locale } = useLeadWords();
  if (lead.next_call_at === null) {
    return <Typography color="textSecondary">{translate('person.next_call.none')}</Typography>;
  }
  const at = Date.parse(lead.next_call_at);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{agreedTime(clockOf(lead), at)}</Typography>
      {lead.chosen_call_at === lead.next_call_at && (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {translate('person.next_call.chosen')}
        </Typography>
      )}
      {at > Date.now() && callStateOf(clockOf(lead), at, locale).isOpen === false && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {translate(waitsForHours(clockOf(lead)) ? 'person.next_call.outside' : 'person.next_call.outside_kept')}
        </Typography>
      )}
    </>
  );
}

/** Sets the next call, moves it, or takes it off. */
export function NextCallField(props: Props) {
  const { lead, changer, isShownOnly } = props;
  const translate = useTranslate();
  const agree = useAgree(props);
  return (
    <Box>
      <FormLabel component="p" sx={{ margin: 0 }}>
        {translate('person.next_call.label')}
      </FormLabel>
      <Agreed lead={lead} />
      {!isShownOnly && (
        <NextCallTimes lead={lead} isBusy={changer.isPending} onAgree={agree}>
          {lead.next_call_at && (
            <button type="button" className="button" disabled={changer.isPending} onClick={() => agree(undefined)}>
              {translate('person.next_call.clear')}
            </button>
          )}
        </NextCallTimes>
      )}
    </Box>
  );
}
