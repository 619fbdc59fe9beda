/** What the log says of a document, put together as whoever edited it did it. */
import type { PastEdit } from '../contract/content-api.ts';
import { type FieldEdit, isSameJson } from '../../../contract/content/field-edits.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';

/** Somebody who stops for so long has edited twice. */
const PAUSE_MS = 30 * MS_PER_MINUTE;

/** An entry of the log about a document; the server writes its detail (document.service.ts). */
type Entry = Pick<LogItem, 'at' | 'staff_id' | 'action' | 'detail'>;

/** Whether it tells of the mark that a draft is ready, and of no edit. */
const isMark = ({ action }: Entry) => action === 'draft_ready' || action === 'draft_not_ready';

const isDiscard = ({ detail }: Entry) => detail?.['isDiscard'] === true;

/** Whether an entry goes on with what an earlier one began. */
function goesOn(entry: Entry, earlier: Entry): boolean {
  const isSame = entry.staff_id === earlier.staff_id && entry.action === 'content_changed';
  return (
    isSame &&
    !isDiscard(entry) &&
    !isDiscard(earlier) &&
    !isMark(earlier) &&
    Date.parse(entry.at) - Date.parse(earlier.at) <= PAUSE_MS
  );
}

/** What edits in their order come to, field by field; what says in the end what it said before is left out. */
function joined(edits: readonly FieldEdit[]): FieldEdit[] {
  const byField = Map.groupBy(edits, ({ path }) => JSON.stringify(path));
  return [...byField.values()].flatMap(([first, ...others]): FieldEdit[] => {
    const last = others.at(-1) ?? first;
    if (!first || !last || isSameJson(first.before, last.after)) return [];
    const { path, after: _, ...begin } = first;
    return [{ path, ...begin, ...('after' in last && { after: last.after }) }];
  });
}

/**
 * The edits of a document. What one person typed without a longer pause is one of them: it was saved letter by letter.
 *
 * @param entries those of the log about it, the newest first.
 * @returns the newest first.
 */
export function pastEdits(entries: readonly Entry[]): PastEdit[] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries.toReversed()) {
    const group = groups.at(-1);
    if (group && goesOn(entry, group.at(-1) ?? entry)) group.push(entry);
    else groups.push([entry]);
  }
  const past = groups.map((group): PastEdit => {
    const last = group.at(-1) ?? group[0];
    // The log has the edits as `changeDocument` wrote them.
    const edits = joined(group.flatMap(({ detail }) => (detail?.['edits'] ?? []) as FieldEdit[]));
    const [first] = group;
    // An edit takes the mark away.
    const touchesMark = isMark(first) || group.some(({ detail }) => detail?.['wasReady'] === true);
    return {
      at: last.at,
      by: last.staff_id,
      isNew: first.action === 'content_added',
      isDiscard: isDiscard(first),
      ...(touchesMark && { isReady: first.action === 'draft_ready' }),
      edits,
    };
  });
  return past.filter(({ isNew, isReady, edits }) => isNew || isReady !== undefined || edits.length > 0).reverse();
}
