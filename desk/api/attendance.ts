/** Whether somebody sits at the desk: what an open tab asks by itself does not keep a session alive (DESK-1). */
import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';

/** Without any input for this long, nobody is thought to sit there; far below the session's own rest of hours. */
export const UNATTENDED_AFTER_MS = MS_PER_MINUTE;

/** What hands do; a page that scrolls or changes by itself is none of it. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

let lastInputAt = Date.now();

/** Begins to notice what hands do; once, when the desk starts. Opening the desk counts as input. */
export function watchInputs(): void {
  const note = () => {
    lastInputAt = Date.now();
  };
  for (const kind of INPUTS) window.addEventListener(kind, note, { capture: true, passive: true });
}

/** Whether there was no input for {@link UNATTENDED_AFTER_MS}. */
export function isUnattended(): boolean {
  return Date.now() - lastInputAt >= UNATTENDED_AFTER_MS;
}
