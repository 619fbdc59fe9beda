/** What people of the staff are called where space is short. */
import type { StaffItem } from '../../contract/staff-api.ts';

/** Stands for nobody where an id of the staff is chosen: in a field's choices, and in an address. */
export const NOBODY = 'nobody';

/**
 * A name for each id: the part of the address before the `@`, or the whole address where two
 * people share that part.
 */
export function staffNames(staff: readonly Pick<StaffItem, 'id' | 'email'>[]): Map<string, string> {
  const shortOf = (email: string) => email.split('@')[0] ?? email;
  const counts = new Map<string, number>();
  for (const { email } of staff) counts.set(shortOf(email), (counts.get(shortOf(email)) ?? 0) + 1);
  return new Map(staff.map(({ id, email }) => [id, counts.get(shortOf(email)) === 1 ? shortOf(email) : email]));
}
