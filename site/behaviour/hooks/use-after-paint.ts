import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../islands/moments.ts';

/**
 * A value one frame later: for what takes a phone longer than a frame, so that the control that was touched answers
 * before it. React's deferred value may still be drawn within the same frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    void afterPaint().then(() => {
      if (isCurrent) startTransition(() => setDrawn(() => value));
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return drawn;
}
