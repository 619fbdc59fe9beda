/** Where somebody has been in a form while it is open. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldId } from '../form-context.tsx';
import type { IsTouched } from '../../edits/gaps.ts';

/**
 * The fields by the ids of their inputs. A field that is left by a press counts once that is over: the mark that it then
 * gets would move what is pressed away, and the press would be lost.
 */
export function useTouched(): { isTouched: IsTouched; touch: (id: string) => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isPressed = useRef(false);
  const left = useRef<string[]>([]);
  const isTouched: IsTouched = useCallback((path) => ids.has(fieldId(path)), [ids]);
  const count = useCallback(() => {
    const added = left.current.splice(0);
    setIds((before) => (added.every((id) => before.has(id)) ? before : new Set([...before, ...added])));
  }, []);
  const touch = useCallback(
    (id: string) => {
      left.current.push(id);
      if (!isPressed.current) count();
    },
    [count],
  );
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      // After the click, which follows at once.
      setTimeout(() => {
        isPressed.current = false;
        count();
      });
    };
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, [count]);
  return { isTouched, touch };
}
