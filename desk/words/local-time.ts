/** Times in the browser's field for times, by the clock of whoever types. */

/** A time as a field of the type `datetime-local` has it. */
export function localTime(time: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}
