/** One-time links that set a password (DESK-1, DESK-2). */
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import type { Queryable } from '../../server/storage/database.ts';
import { newToken } from './sign-in/sessions.ts';
import { dropLinksOf, hasStaff, insertLink } from './staff.repository.ts';

/** How long a link can be used. */
const LINK_LASTS_MS = MS_PER_DAY;

/** A link that was made. */
export interface MadeLink {
  link: string;
  expiresAt: number;
}

/** The hash that a link's token is kept as. */
export function linkHash(cipher: Cipher, token: string): string {
  return cipher.hash('link', token);
}

/**
 * Makes a link that sets a person's password, beside those that the person has: all of them stop working when one is
 * used. The token stands behind `#`: browsers send that part to no server, so it is in no log.
 *
 * @param staffId whose; null: makes the first account, as long as there is none.
 */
export async function addLink(
  db: Queryable,
  cipher: Cipher,
  siteUrl: string,
  staffId: string | null,
  now: number,
): Promise<MadeLink> {
  const token = newToken();
  const expiresAt = now + LINK_LASTS_MS;
  await insertLink(db, { token_hash: linkHash(cipher, token), staff_id: staffId, expires_at: expiresAt }, now);
  return { link: `${siteUrl}/login#link=${token}`, expiresAt };
}

/** Makes a link as {@link addLink} does, in place of the person's older links. */
export async function makeLink(
  db: Queryable,
  cipher: Cipher,
  siteUrl: string,
  staffId: string | null,
  now: number,
): Promise<MadeLink> {
  if (staffId !== null) await dropLinksOf(db, staffId);
  return addLink(db, cipher, siteUrl, staffId, now);
}

/** The link to be printed at start while nobody has an account; undefined once somebody has. */
export async function makeFirstLink(
  db: Queryable,
  cipher: Cipher,
  siteUrl: string,
  now: number,
): Promise<string | undefined> {
  return (await hasStaff(db)) ? undefined : (await makeLink(db, cipher, siteUrl, null, now)).link;
}
