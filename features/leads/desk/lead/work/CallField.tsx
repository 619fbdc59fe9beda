/** What came of the call, and of the last one. */
import { Box, FormLabel, Typography } from '@mui/material';
import { CallOutcomes } from '../../../../../desk/leads/calling/CallOutcomes.tsx';
import { useOutcome } from '../../../../../desk/leads/calling/use-outcome.ts';
import { isWrittenTo } from '../../../../../desk/leads/reached-by.ts';
import { useStaff } from '../../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../../contract/leads.ts';

interface Props {
  lead: LeadDetail;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** The outcomes as buttons; under them the last call, which can be taken back. */
export function CallField({ lead, isAsking, onAsk }: Props) {
  const translate = useTranslate();
  const { outcomeOf, time } = useLeadWords();
  const { nameOf } = useStaff();
  const recorder = useOutcome(lead);
  const { last_call: last } = lead;
  const isWritten = isWrittenTo(lead);
  const undo = () => {
    onAsk(false);
    void recorder.undo();
  };
  return (
    <Box>
      <FormLabel component="p" sx={{ margin: 0, marginBottom: 0.5 }}>
        {translate(isWritten ? 'calls.title_written' : 'calls.title')}
      </FormLabel>
      <CallOutcomes lead={lead} recorder={recorder} isAsking={isAsking} onAsk={onAsk} />
      {last && (
        <Typography variant="body2" color="textSecondary" component="div" sx={{ marginTop: 0.5 }}>
          {translate(isWritten ? 'calls.last_written' : 'calls.last', {
            outcome: outcomeOf(lead, last.outcome),
            who: nameOf(last.staff_id),
            time: time(last.at),
          })}{' '}
          <button type="button" className="button" disabled={recorder.isPending} onClick={undo}>
            {translate('calls.undo')}
          </button>
        </Typography>
      )}
    </Box>
  );
}
