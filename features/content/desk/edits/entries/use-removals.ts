/** What was taken out of a document while it is open, the last first to come back. */
import { useCallback, useState } from 'react';
import { type FieldPath, valueAt } from '../../../../../contract/content/field-edits.ts';
import type { Removal } from './removal.ts';

/** What the editor of a document does with what is taken out. */
export interface Removals {
  /** The last one that can come back; undefined where none can. */
  last: Removal | undefined;
  remove: (removal: Removal) => void;
  /** Brings the last one back. */
  undo: () => void;
  /** Leaves all of them away. */
  forget: () => void;
}

/** Keeps what is taken out, until the document is left. */
export function useRemovals(body: unknown, change: (path: FieldPath, value: unknown) => void): Removals {
  const [removed, setRemoved] = useState<readonly Removal[]>([]);
  const last = removed.at(-1);
  const remove = useCallback(
    (removal: Removal) => {
      change(removal.path, removal.after);
      if (removal.hasContent) setRemoved((before) => [...before, removal]);
    },
    [change],
  );
  const undo = () => {
    if (!last) return;
    change(last.path, last.back(valueAt(body, last.path)));
    setRemoved(removed.slice(0, -1));
  };
  return { last, remove, undo, forget: () => setRemoved([]) };
}
