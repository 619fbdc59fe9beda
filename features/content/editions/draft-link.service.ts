/**
 * Links that show a draft to somebody without an account, and end (EDIT-3). Nothing is stored: the address says which
 * page and until when, and is signed with the server's key.
 */
import { timingSafeEqual } from 'node:crypto';
import { CODE } from '../../../contract/codes.ts';
import { DRAFT_LINK_DAYS, DRAFT_PATH, DRAFT_UPLOADS, type DraftLink } from '../contract/content-api.ts';
import { UPLOADS_PATH } from '../../../contract/content/picture-places.ts';
import { splitLocale } from '../../../contract/routes.ts';
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import type { ShareDraftRequest } from '../schema.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, type RequestContext, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';

/** What the address of a shared draft says. */
export interface DraftAddress {
  page: string;
  /** Milliseconds since 1970, in digits. */
  until: string;
  key: string;
}

const keyOf = (cipher: Cipher, page: string, until: string) => cipher.hash('draft', `${until} ${page}`);

/** Makes a link to a page. @throws ApiError invalid for what is no page of a language. */
export async function shareDraft(context: StaffContext, { page }: ShareDraftRequest): Promise<DraftLink> {
  if (splitLocale(page).locale === undefined) throw new ApiError(CODE.invalid, { field: 'page' });
  const until = context.now + DRAFT_LINK_DAYS * MS_PER_DAY;
  const query = new URLSearchParams({ page, until: String(until), key: keyOf(context.cipher, page, String(until)) });
  const ends_at = new Date(until).toISOString();
  await addLogEntries(context.store.db, [logEntry(context, 'draft_shared', { detail: { page, ends_at } })]);
  return { path: `${DRAFT_PATH}?${query}`, ends_at };
}

const UPLOAD = new RegExp(`${UPLOADS_PATH}([\\w.-]+)`, 'g');

/** A page with an address for each upload that it shows, which opens that one alone for as long as the page's link. */
export function withDraftUploads({ cipher }: Pick<RequestContext, 'cipher'>, html: string, until: string): string {
  return html.replace(
    UPLOAD,
    (path, file: string) => `${DRAFT_UPLOADS}/${until}/${keyOf(cipher, path, until)}/${file}`,
  );
}

/** Whether the address is one that {@link shareDraft} or {@link withDraftUploads} made, and has not ended. */
export function isDraftOpen({ cipher, now }: RequestContext, { page, until, key }: DraftAddress): boolean {
  const expected = Buffer.from(keyOf(cipher, page, until));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected) && now < Number(until);
}
