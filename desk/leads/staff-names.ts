/** What people of the staff are called where space is short. */
import type { StaffItem } from '../../features/staff/contract.ts';

/** Stands for nobody where an id of the staff is chosen: in a field's choices, and in an address. */
export const NOBODY = 'nobody';

type Named = Pick<StaffItem, 'id' | 'email' | 'name'>;

/** The name; of who has none yet the part of the address before the `@`. */
function shortName({ name, email }: Named): string {
  return name ?? email.split('@')[0] ?? email;
}

/** Name and address, where it matters whose account it is; of who has no name yet the address alone. */
export function nameAndAddress({ name, email }: Pick<StaffItem, 'email' | 'name'>): string {
  return name === null ? email : `${name} (${email})`;
}

/** A name for each id; where two people share it, their addresses tell them apart. */
export function staffNames(staff: readonly Named[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const person of staff) counts.set(shortName(person), (counts.get(shortName(person)) ?? 0) + 1);
  return new Map(
    staff.map((person) => {
      const isShared = counts.get(shortName(person)) !== 1;
      return [person.id, isShared ? nameAndAddress(person) : shortName(person)];
    }),
  );
}
