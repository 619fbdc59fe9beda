/** Writing down what came of a call, and taking it back (DESK-4). */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { clockOf } from '../../../contract/time/call-hours.ts';
import type { CallOutcome, LeadItem } from '../../../features/leads/contract/leads.ts';
import { useNotify } from '../../components/NotifyProvider.tsx';
import { useNotifyError } from '../../components/use-error-text.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { updateCachedLead } from '../cached-lead.ts';
import { KEYS } from '../lead-api.ts';
import { isWrittenTo } from '../reached-by.ts';
import { useBriefAgreedTime } from './use-agreed-time.ts';

/** Records what came of a call, and takes it back. */
export interface OutcomeRecorder {
  /** The time is that of the next call; left out, the server proposes one where it is needed. */
  record: (outcome: CallOutcome, nextCallAt?: number) => Promise<void>;
  /** Takes back the last call. */
  undo: () => Promise<void>;
  isPending: boolean;
}

/** Records outcomes of calls to somebody; what was set is told, with a button that takes it back. */
export function useOutcome(lead: LeadItem): OutcomeRecorder {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const translate = useTranslate();
  const agreedTime = useBriefAgreedTime();
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const save = async (send: () => Promise<LeadItem>, tell: (item: LeadItem) => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      const item = await send();
      void updateCachedLead(client, item);
      tell(item);
    } catch (error) {
      notifyError(error);
      // A colleague was faster: what is on the screen is asked anew.
      for (const queryKey of [KEYS.lead(lead.id), KEYS.due, KEYS.leads]) void client.invalidateQueries({ queryKey });
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  const undo = ({ id, version }: LeadItem) =>
    save(
      () => call('POST /api/desk/leads/:id/calls/undo', { id, body: { version } }),
      () => notify('calls.undone', 'success'),
    );
  return {
    isPending,
    record: (outcome, nextCallAt) =>
      save(
        () => {
          const nextCall = nextCallAt === undefined ? {} : { next_call_at: new Date(nextCallAt).toISOString() };
          const body = { version: lead.version, outcome, ...nextCall };
          return call('POST /api/desk/leads/:id/calls', { id: lead.id, body });
        },
        (item) => {
          const isLeftLost = outcome === 'no_answer' && item.next_call_at === null;
          const said = `calls.${isWrittenTo(lead) ? 'wrote' : 'said'}.${outcome}` as const;
          notify(isLeftLost ? 'calls.no_try' : said, 'success', {
            values: {
              count: item.unanswered_calls,
              time: item.next_call_at ? agreedTime(clockOf(item), Date.parse(item.next_call_at)) : '',
              taken: lead.assignee_id === null ? translate('calls.taken') : '',
            },
            action: { key: 'calls.undo', run: () => void undo(item) },
            givesWay: true,
          });
        },
      ),
    undo: () => undo(lead),
  };
}
