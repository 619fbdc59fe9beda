/**
 * A document while it is edited (EDIT-2): what the server has, and what was typed since. Only edits of single fields are
 * sent, so that two people at one document lose nothing to each other.
 */
import {
  applyEdits,
  editsBetween,
  type FieldEdit,
  type FieldPath,
  valueAt,
} from '../../../../contract/content/field-edits.ts';
import { withoutEmptySources } from './sources.ts';

/** A field that somebody else has changed while it was typed into. */
export interface Conflict {
  path: FieldPath;
  /** What was typed; left out for a field that was removed. */
  mine?: unknown;
}

/** A document as it stands in the form. */
export interface Draft {
  /** As the server had it last. */
  saved: unknown;
  /** As it is typed. */
  body: unknown;
  conflicts: readonly Conflict[];
}

/** What was typed and is not at the server yet; no source that is empty and that nothing names. */
export function unsaved({ saved, body }: Draft): FieldEdit[] {
  return editsBetween(saved, withoutEmptySources(body));
}

/** Stands in no document. */
const NOWHERE = { isInConflict: true };

/** One's own texts in conflict as edits, which are in conflict with whatever else stands there. */
export function inConflict({ conflicts }: Pick<Draft, 'conflicts'>): FieldEdit[] {
  return conflicts.map(({ path, ...own }) => ({ path, before: NOWHERE, ...('mine' in own && { after: own.mine }) }));
}

function conflictsWith(conflicts: readonly Conflict[], refused: readonly FieldEdit[]): Conflict[] {
  const isSame = (one: FieldPath, other: FieldPath) => one.join('/') === other.join('/');
  const left = conflicts.filter(({ path }) => !refused.some((edit) => isSame(edit.path, path)));
  return [
    ...left,
    ...refused.map(({ path, after }): Conflict => ({ path, ...(after !== undefined && { mine: after }) })),
  ];
}

/**
 * A draft on top of what the server has now. What was typed into a field that has changed there meanwhile is set aside as
 * a conflict; the field shows the server's.
 *
 * @param typed edits that the server does not have.
 */
export function onTopOf(now: unknown, typed: readonly FieldEdit[], { conflicts }: Pick<Draft, 'conflicts'>): Draft {
  const { body, conflicts: refused } = applyEdits(now, typed);
  return { saved: now, body, conflicts: conflictsWith(conflicts, refused) };
}

/** A draft after others have changed the document. */
export function afterOthers(draft: Draft, now: unknown): Draft {
  return onTopOf(now, editsBetween(draft.saved, draft.body), draft);
}

/**
 * A draft after the server has answered edits.
 *
 * @param sent the body whose edits were sent; typing went on since.
 * @param now the server's document after them.
 * @param refused fields that were not changed, because somebody else had changed them.
 */
export function afterSaving(draft: Draft, sent: unknown, now: unknown, refused: readonly FieldPath[]): Draft {
  const mine = refused.map((path): FieldEdit => {
    const after = valueAt(sent, path);
    return { path, ...(after !== undefined && { after }) };
  });
  const next = onTopOf(now, editsBetween(sent, draft.body), draft);
  return { ...next, conflicts: conflictsWith(next.conflicts, mine) };
}

/** A draft in which a conflict is settled: with one's own text, or with the other's, which stands there already. */
export function settle(draft: Draft, conflict: Conflict, isMine: boolean): Draft {
  const conflicts = draft.conflicts.filter((one) => one !== conflict);
  if (!isMine) return { ...draft, conflicts };
  const before = valueAt(draft.body, conflict.path);
  const edit = {
    path: conflict.path,
    ...(before !== undefined && { before }),
    ...('mine' in conflict && { after: conflict.mine }),
  };
  return { ...draft, body: applyEdits(draft.body, [edit]).body, conflicts };
}
