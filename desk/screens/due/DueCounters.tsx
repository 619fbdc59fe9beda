/** How much there is to do. */
import type { DueList } from '../../../contract/due-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** Agreed calls, new ones, and those whose hours have not begun. */
export function DueCounters({ due }: { due: DueList }) {
  const translate = useTranslate();
  const counts = [
    ['calls', due.calls],
    ['new', due.new],
    ['outside', due.outside_hours],
  ] as const;
  return (
    <dl className="due-counters">
      {counts.map(([name, count]) => (
        <div key={name} className="card due-counter">
          <dt className="small soft">
            {translate(`due.${name}`)}
            <span className="wide-only">
              {' · '}
              {translate(`due.${name}Hint`)}
            </span>
          </dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
