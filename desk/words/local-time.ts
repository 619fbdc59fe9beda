/** Days and times in the browser's fields for them, by the clock of whoever types. */

const pad = (value: number) => String(value).padStart(2, '0');

/** A day as a field of the type `date` has it: `2026-11-21`. */
function localDay(time: Date): string {
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

/** A time as a field of the type `datetime-local` has it. */
export function localTime(time: Date): string {
  return `${localDay(time)}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}
