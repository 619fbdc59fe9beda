/** How far the clocks of a time zone are ahead of UTC. */

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** A format costs a hundred times what it is used for here. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, made);
  return made;
}

/** Minutes that a zone (IANA) is ahead of UTC at a moment. */
export function offsetMinutes(timeZone: string, at: Date): number {
  const name = offsetFormat(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
