/** How much there is to do. */
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { DueList } from '../../contract/due.ts';
import { sectionId } from './due-list.ts';

/** Agreed calls, those whom nobody has called, and the calls of later today: each leads to its people. */
export function DueCounters({ due }: { due: DueList }) {
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
                {translate(`due.${name}Hint`)}
              </span>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {due.outside_hours > 0 && (
        <p className="small soft due-outside">{translate('due.outside', { count: due.outside_hours })}</p>
      )}
    </>
  );
}
