/** Moves documents between the store and the files of the repository (EDIT-10). */
import { ContentError, contentOf, type Documents } from '../../content/parse-content.ts';
import { missingMedia } from '../../content/placed-media.ts';
import { isSameJson } from '../../contract/field-edits.ts';
import { addLogEntries, type LogEntry } from '../staff/staff-log.repository.ts';
import type { Queryable, Store } from '../storage/database.ts';
import { deleteDocument, insertDocuments, listDocuments, updateDocument } from './document.repository.ts';
import { ensureDocuments } from './document.service.ts';
import { addMediaFiles, knownMedia } from './media-files.ts';

/** Thrown when an import would undo what was edited at the desk. */
export class EditedMeanwhileError extends Error {
  readonly code = 'CONTENT_EDITED';

  constructor(names: readonly string[]) {
    super(
      `These were edited at the desk: ${names.join(', ')}.\n` +
        'Run "content export" first to take the edits over, or replace them with --replace.',
    );
  }
}

/** Names of the documents that differ between two places. */
export interface DocumentChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** How documents differ from others, by their names. */
export function compareDocuments(from: Documents, to: Documents): DocumentChanges {
  return {
    added: [...to.keys()].filter((name) => !from.has(name)).sort(),
    changed: [...to.keys()].filter((name) => from.has(name) && !isSameJson(from.get(name), to.get(name))).sort(),
    removed: [...from.keys()].filter((name) => !to.has(name)).sort(),
  };
}

/** What the company edits, as it is now; undefined while nobody has opened the editor. */
export async function storedDocuments(db: Queryable): Promise<Documents | undefined> {
  const rows = await listDocuments(db);
  return rows.length === 0
    ? undefined
    : new Map(rows.map(({ name, body }): [string, unknown] => [name, JSON.parse(body)]));
}

/**
 * Makes the documents of the store those given, all or none; the log says what was done.
 *
 * @param folder of the files that the documents come from, with their pictures.
 * @param replaces what was edited at the desk as well; the log keeps what it said.
 * @throws ContentError for documents that do not fit their schemas or one another; EditedMeanwhileError;
 * MediaFileError; the store's error.
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
    const before = new Map(rows.map(({ name, body }): [string, unknown] => [name, JSON.parse(body)]));
    const changes = compareDocuments(before, documents);
    const lost = rows.filter(({ name }) => changes.changed.includes(name) || changes.removed.includes(name));
    const edited = lost.filter(({ changed_by }) => changed_by !== null).map(({ name }) => name);
    if (edited.length > 0 && !replaces) throw new EditedMeanwhileError(edited);
    const bodyOf = (name: string) => JSON.stringify(documents.get(name));
    const version = { changed_at: now, changed_by: null };
    await insertDocuments(
      transaction,
      changes.added.map((name) => ({ name, body: bodyOf(name), version: 1, ...version })),
    );
    for (const row of rows.filter(({ name }) => changes.changed.includes(name)))
      await updateDocument(transaction, row, { body: bodyOf(row.name), ...version });
    for (const name of changes.removed) await deleteDocument(transaction, name);
    const entry = { at: now, staffId: null };
    const edits = (name: string) => [{ path: [], before: before.get(name), after: documents.get(name) }];
    await addLogEntries(transaction, [
      ...changes.added.map((name): LogEntry => ({ ...entry, action: 'content_added', detail: { document: name } })),
      ...changes.changed.map((name): LogEntry => ({
        ...entry,
        action: 'content_changed',
        detail: { document: name, edits: edits(name) },
      })),
      ...changes.removed.map((name): LogEntry => ({
        ...entry,
        action: 'content_removed',
        detail: { document: name, before: before.get(name) },
      })),
    ]);
    return changes;
  });
}
