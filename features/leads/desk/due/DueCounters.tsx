/** How much there is to do. */
import { Link } from 'react-router-dom';
import { dueParams } from '../../../../desk/leads/lead-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { DueList } from '../../contract/due.ts';
import type { DueQuery } from '../../schema/leads.ts';
import { sectionId } from './due-list.ts';

/** How many wait for the hours where they live, and the way to them; there, the way back. */
function OutsideHours({ count, query }: { count: number; query: DueQuery }) {
  const translate = useTranslate();
  const { hours, limit: _all, ...chosen } = query;
  if (count === 0 && hours === undefined) return null;
  return (
    <p className="small soft due-outside">
      {hours ? translate('due.outside_hint') : translate('due.outside', { count })}{' '}
      <Link to={{ search: dueParams(hours ? chosen : { ...chosen, hours: 'outside' }).toString() }}>
        {translate(hours ? 'due.outside_back' : 'due.outside_show')}
      </Link>
    </p>
  );
}

/** Agreed calls, those whom nobody has called, and the calls of later today: each leads to its people. */
export function DueCounters({ due, query }: { due: DueList; query: DueQuery }) {
  const translate = useTranslate();
  const counts = [
    ['call', 'calls', due.calls],
    ['new', 'new', due.new],
    ['later', 'later', due.later],
  ] as const;
  return (
    <>
      <dl className="due-counters">
        {counts.map(([kind, name, count]) => (
          <div key={kind} className="card due-counter">
            <dt className="small soft">
              {count > 0 ? <a href={`#${sectionId(kind)}`}>{translate(`due.${name}`)}</a> : translate(`due.${name}`)}
              <span className="wide-only">
                {' · '}
                {translate(`due.${name}_hint`)}
              </span>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <OutsideHours count={due.outside_hours} query={query} />
    </>
  );
}
