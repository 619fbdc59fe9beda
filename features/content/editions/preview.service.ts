/** What drafts would make of a page (EDIT-3). */
import type { Documents } from '../../../content/reading/parse-content.ts';
import { hideUnreleased } from '../../../content/rules/story-release.ts';
import { chinaDay } from '../../../contract/time/china-calendar.ts';
import type { PreviewAnswer } from '../../../publishing/protocol/processes.ts';
import type { RequestContext } from '../../staff/staff-context.ts';
import { ensureDocuments } from '../documents/document.service.ts';
import { storedDocuments } from '../documents/transfer.service.ts';
import { publishedDocuments } from './edition.repository.ts';
import type { Editions } from './editions.ts';

/**
 * Renders the page at an address with all drafts.
 *
 * @param pathname as `/zh/program/uo-mba`.
 * @throws PreviewError.
 */
export async function renderDraft(
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
  editions: Editions,
  pathname: string,
): Promise<PreviewAnswer> {
  await ensureDocuments(store, now);
  const [drafts, published] = await Promise.all([storedDocuments(store.db), publishedDocuments(store.db)]);
  const visible = (documents: Documents) => [...hideUnreleased(documents, chinaDay(now))];
  return editions.preview({
    drafts: visible(drafts ?? new Map()),
    published: visible(published),
    pathname: pathname.replace(/\/$/, ''),
  });
}
