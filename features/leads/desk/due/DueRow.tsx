/** Somebody to be called: how long they wait, what they want, the call itself and what came of it. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import chatCircleIcon from '@phosphor-icons/core/regular/chat-circle.svg?raw';
import phoneIcon from '@phosphor-icons/core/regular/phone.svg?raw';
import { clockOf } from '../../../../contract/time/call-hours.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { LeadBadges } from '../../../../desk/leads/LeadBadges.tsx';
import { LeadSummary } from '../../../../desk/leads/LeadSummary.tsx';
import { CallClock } from '../../../../desk/leads/calling/CallClock.tsx';
import { CallOutcomes } from '../../../../desk/leads/calling/CallOutcomes.tsx';
import { useAgreedTime } from '../../../../desk/leads/calling/use-agreed-time.ts';
import { useOutcome } from '../../../../desk/leads/calling/use-outcome.ts';
import { reachedBy } from '../../../../desk/leads/reached-by.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { DueItem } from '../../contract/due.ts';
import { type Waiting, waitingOf } from './due-list.ts';

interface Props {
  item: DueItem;
  fetchedAt: number;
  now: number;
  mayCall: boolean;
  mayRecord: boolean;
  assignee: string;
}

function Wait({ item, waiting }: { item: DueItem; waiting: Waiting }) {
  const translate = useTranslate();
  const { wait, time } = useLeadWords();
  const agreedTime = useAgreedTime();
  if (item.kind === 'later' && item.next_call_at) {
    const words = agreedTime(clockOf(item), Date.parse(item.next_call_at));
    return <strong className="due-wait">{words}</strong>;
  }
  const isCall = item.kind === 'call';
  const words = isCall
    ? translate('due.overdue', { wait: wait(waiting.waitMs) })
    : translate('due.waiting', { wait: wait(waiting.workingMs, { hasDays: false }) });
  const registered = waiting.isShortened ? 'due.registered_calling' : 'due.registered';
  const since = isCall && item.next_call_at ? item.next_call_at : item.created_at;
  return (
    <div
      className="due-wait"
      title={isCall ? undefined : translate('due.waiting_hint', { wait: wait(waiting.waitMs) })}
    >
      <strong>{words}</strong>
      <span className="small soft">{isCall ? time(since) : translate(registered, { time: time(since) })}</span>
    </div>
  );
}

function Person({ item }: { item: DueItem }) {
  const translate = useTranslate();
  const { readable, reachOf } = useLeadWords();
  const name = readable(item.name);
  const phone = reachOf(item);
  return (
    <div className="due-person">
      <Link
        to={`/leads/${item.id}`}
        className="due-link"
        aria-label={translate('due.open', { name: `${name} ${phone}` })}
        data-row
      >
        {name}
      </Link>
      <span className="soft">{phone}</span>
      <LeadBadges lead={item} />
    </div>
  );
}

/** Opens the registration with number or id shown: to call, or to write to who gave no number. */
function ReachButton({ item }: { item: DueItem }) {
  const translate = useTranslate();
  const { readable } = useLeadWords();
  const by = reachedBy(item);
  const words = translate(by === 'phone' ? 'person.call.call' : `due.write.${by}`);
  return (
    <Link
      to={`/leads/${item.id}`}
      state={{ call: true }}
      className="button button-filled due-call"
      aria-label={`${words} ${readable(item.name)}`}
    >
      {by === 'phone' ? <Icon drawing={phoneIcon} /> : <Icon drawing={chatCircleIcon} />}
      {words}
    </Link>
  );
}

/** Opens the registration, or opens it and calls or writes at once; on phones a card. */
export function DueRow({ item, fetchedAt, now, mayCall, mayRecord, assignee }: Props) {
  const waiting = waitingOf(item, fetchedAt, now);
  const recorder = useOutcome(item);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="card due-row" data-urgency={waiting.urgency}>
      <Wait item={item} waiting={waiting} />
      <div className="due-who">
        <Person item={item} />
        <LeadSummary lead={item} assignee={item.assignee_id ? assignee : undefined} />
      </div>
      <div className="due-clock">
        <CallClock lead={item} now={now} />
      </div>
      {mayCall && <ReachButton item={item} />}
      {mayRecord && <CallOutcomes lead={item} recorder={recorder} isAsking={isAsking} onAsk={setAsking} />}
    </li>
  );
}
