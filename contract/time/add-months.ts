/** A time some calendar months later, in UTC; earlier for a negative number. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
