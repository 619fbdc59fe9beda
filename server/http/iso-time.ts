/** Times as they are sent. */

/** A time in milliseconds since 1970 in ISO 8601, UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

/** See {@link isoTime}; null stays null. */
export function isoOrNull(time: number | null): string | null {
  return time === null ? null : isoTime(time);
}
