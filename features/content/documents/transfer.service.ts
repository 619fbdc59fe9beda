/** Moves documents between the store and the files of the repository (EDIT-10). */
import { ContentError, contentOf, type Documents } from '../../../content/reading/parse-content.ts';
import { missingMedia } from '../../../content/reading/placed-media.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import { listLogEntries } from '../../staff/staff-log.repository.ts';
import { listDocuments } from './document.repository.ts';
import { ensureDocuments } from './document.service.ts';
import { addMediaFiles, knownMedia } from '../uploads/media-files.ts';
import { bodiesOf, compareDocuments, type DocumentChanges, replaceDocuments } from './replace-documents.ts';

/** Thrown when an import would undo what was edited at the desk. */
export class EditedMeanwhileError extends Error {
  override readonly name = 'EditedMeanwhileError';
  readonly code = 'CONTENT_EDITED';

  constructor(names: readonly string[]) {
    super(
      `These were edited at the desk: ${names.join(', ')}.\n` +
        'Run "content export" first to take the edits over, or replace them with --replace.',
    );
  }
}

/** What the company edits, as it is now; undefined while nobody has opened the editor. */
export async function storedDocuments(db: Queryable): Promise<Documents | undefined> {
  const rows = await listDocuments(db);
  return rows.length === 0 ? undefined : bodiesOf(rows);
}

/** Those of the documents that somebody has removed at the desk. */
async function removedAtDesk(db: Queryable, names: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const document of names) {
    const filter = { actions: ['content_added', 'content_removed'], document } as const;
    const [last] = await listLogEntries(db, filter, { limit: 1, offset: 0 });
    if (last?.action === 'content_removed' && last.staff_id !== null) removed.push(document);
  }
  return removed;
}

/**
 * Makes the documents of the store those given, all or none; the log says what was done.
 *
 * @param folder of the files that the documents come from, with their pictures.
 * @param replaces what was edited at the desk as well; the log keeps what it said.
 * @throws ContentError for documents that do not fit their schemas or one another; EditedMeanwhileError;
 * MediaFileError; DocumentChangedError; the store's error.
 */
export async function importDocuments(
  store: Store,
  documents: Documents,
  { now, replaces, folder }: { now: number; replaces: boolean; folder: string },
): Promise<DocumentChanges> {
  contentOf(documents);
  // What visitors see until the first publishing is what the repository says, not what is imported.
  await ensureDocuments(store, now);
  return store.transaction(async (transaction) => {
    await addMediaFiles(transaction, folder, now);
    const missing = missingMedia(documents, await knownMedia(transaction));
    if (missing.length > 0) throw new ContentError(missing);
    const rows = await listDocuments(transaction);
    const changes = compareDocuments(bodiesOf(rows), documents);
    const lost = rows.filter(({ name }) => changes.changed.includes(name) || changes.removed.includes(name));
    const changed = lost.filter(({ changed_by }) => changed_by !== null).map(({ name }) => name);
    const edited = [...changed, ...(await removedAtDesk(transaction, changes.added))].sort();
    if (edited.length > 0 && !replaces) throw new EditedMeanwhileError(edited);
    return replaceDocuments(transaction, rows, documents, { at: now, staffId: null });
  });
}
