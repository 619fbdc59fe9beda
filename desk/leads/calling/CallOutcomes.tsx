/** What came of a call: one tap each; who answered is asked for the next call (DESK-4). */
import { clockOf } from '../../../contract/time/call-hours.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { isWrittenTo } from '../reached-by.ts';
import { useLeadWords } from '../use-words.ts';
import { NextCallTimes } from './NextCallTimes.tsx';
import { useAgreedTime } from './use-agreed-time.ts';
import type { OutcomeRecorder } from './use-outcome.ts';

interface Props {
  lead: LeadItem;
  recorder: OutcomeRecorder;
  /** Somebody answered, and the next call is asked for. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** Three buttons; the one for who answered opens the question whether another call is agreed. */
export function CallOutcomes({ lead, recorder, isAsking, onAsk }: Props) {
  const translate = useTranslate();
  const { outcomeOf } = useLeadWords();
  const isWritten = isWrittenTo(lead);
  const agreedTime = useAgreedTime();
  const agreed = Date.parse(lead.next_call_at ?? '');
  // After a call that nobody answered the next try was proposed, and agreed with nobody.
  const kept = agreed > Date.now() && lead.last_call?.outcome !== 'no_answer' ? agreed : undefined;
  const record: OutcomeRecorder['record'] = (...sent) => {
    onAsk(false);
    return recorder.record(...sent);
  };
  const button = { type: 'button', className: 'button button-outlined outcome', disabled: recorder.isPending } as const;
  return (
    <div className="outcomes" role="group" aria-label={translate(isWritten ? 'calls.title_written' : 'calls.title')}>
      <button {...button} onClick={() => void record('no_answer')}>
        {outcomeOf(lead, 'no_answer')}
      </button>
      <button {...button} aria-expanded={isAsking} onClick={() => onAsk(!isAsking)}>
        {outcomeOf(lead, 'talked')}
      </button>
      <button {...button} onClick={() => void record('wrong_number')}>
        {outcomeOf(lead, 'wrong_number')}
      </button>
      {isAsking && (
        <div className="outcome-next">
          <p className="small">{translate(isWritten ? 'calls.next_written' : 'calls.next')}</p>
          <NextCallTimes lead={lead} isBusy={recorder.isPending} onAgree={(time) => void record('call_back', time)}>
            {kept !== undefined && (
              <button type="button" className="button button-outlined" onClick={() => void record('call_back', kept)}>
                {translate('calls.keep', { time: agreedTime(clockOf(lead), kept) })}
              </button>
            )}
            <button type="button" className="button button-outlined" onClick={() => void record('talked')}>
              {translate(kept === undefined ? 'calls.no_next' : 'calls.drop_next')}
            </button>
          </NextCallTimes>
        </div>
      )}
    </div>
  );
}
