/** The page that drafts would make, for the desk's editor (EDIT-3). */
import { CODE } from '../../contract/codes.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffContext } from '../staff/staff-context.ts';
import { ensureDocuments } from './document.service.ts';
import { editionDocuments, latestEdition } from './edition.repository.ts';
import type { Editions } from './editions.ts';
import { storedDocuments } from './transfer.service.ts';

/** A page of the desk's own place may have it in a frame, and nothing else. */
const FRAME = { from: "frame-ancestors 'none'", to: "frame-ancestors 'self'" };

/**
 * The page at an address, with all drafts; as text what stands in the way.
 *
 * @param pathname as `/zh/program/uo-mba`.
 * @throws ApiError notFound; PreviewError.
 */
export async function previewPage(context: StaffContext, editions: Editions, pathname: string): Promise<Response> {
  const { store, now } = context;
  await ensureDocuments(store, now);
  const number = await latestEdition(store.db);
  const [drafts, published] = await Promise.all([
    storedDocuments(store.db),
    number === undefined ? undefined : editionDocuments(store.db, number),
  ]);
  const order = { drafts: [...(drafts ?? [])], published: [...(published ?? [])], pathname };
  const { html, policy, fault } = await editions.preview(order);
  const headers = { 'Cache-Control': 'no-store', 'X-Frame-Options': 'SAMEORIGIN', 'X-Robots-Tag': 'noindex' };
  if (fault !== undefined)
    return new Response(fault, { headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
  if (html === undefined || policy === undefined) throw new ApiError(CODE.notFound);
  return new Response(html, {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.replace(FRAME.from, FRAME.to),
    },
  });
}
