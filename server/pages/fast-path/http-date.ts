/** The `Date` header's value, made once a second. */
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';

let made = '';
let madeForSecond = Number.NaN;

/** The time now as HTTP writes it: `Sat, 21 Nov 2026 09:00:00 GMT`. */
export function currentDate(): string {
  const second = Math.floor(Date.now() / MS_PER_SECOND);
  if (second !== madeForSecond) {
    made = new Date(second * MS_PER_SECOND).toUTCString();
    madeForSecond = second;
  }
  return made;
}
