/** Who edited a document, and what: for editors too, who do not read the log (EDIT-1). */
import { HISTORY_MAX, type PastEdit } from '../contract/content-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { listLogEntries } from '../../staff/staff-log.repository.ts';
import { requireDocument } from './document.service.ts';
import { pastEdits } from './past-edits.ts';

/** Entries that are read: typing is saved as it goes, so that many of them tell of one edit. */
const ENTRIES_READ = 500;

/** The last edits of a document, the newest first. @throws ApiError notFound. */
export async function readHistory({ store }: StaffContext, name: string): Promise<ListOf<PastEdit>> {
  await requireDocument(store.db, name);
  const filter = {
    actions: ['content_added', 'content_changed', 'draft_ready', 'draft_not_ready'],
    document: name,
  } as const;
  const past = pastEdits(await listLogEntries(store.db, filter, { limit: ENTRIES_READ, offset: 0 }));
  const items = past.slice(0, HISTORY_MAX);
  return { items, total: items.length };
}
