/** Where somebody has been in a form while it is open. */
import { useCallback, useState } from 'react';
import { fieldId } from './form-context.tsx';
import type { IsTouched } from '../edits/gaps.ts';

/** The fields by the ids of their inputs. */
export function useTouched(): { isTouched: IsTouched; touch: (id: string) => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isTouched: IsTouched = useCallback((path) => ids.has(fieldId(path)), [ids]);
  const touch = useCallback(
    (id: string) => setIds((before) => (before.has(id) ? before : new Set([...before, id]))),
    [],
  );
  return { isTouched, touch };
}
