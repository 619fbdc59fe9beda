import { FIRST_SCREEN_END } from '../../behaviour/islands/first-screen.ts';

/** Marks the end of a page's first screen; shows nothing. */
export function FirstScreenEnd() {
  return <span id={FIRST_SCREEN_END} hidden />;
}
