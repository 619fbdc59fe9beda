/** Makes the documents of the store others: those of an import, or of an edition that is brought back. */
import type { Documents } from '../../../content/reading/parse-content.ts';
import { editsBetween, isSameJson } from '../../../contract/content/field-edits.ts';
import { addLogEntries, type LogEntry } from '../../staff/staff-log.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { deleteDocument, insertDocuments, type StoredDocument, updateDocument } from './document.repository.ts';

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

/** Stored documents by their names. */
export function bodiesOf(rows: readonly StoredDocument[]): Map<string, unknown> {
  return new Map(rows.map(({ name, body }): [string, unknown] => [name, JSON.parse(body)]));
}

/** Thrown when somebody else changed a document meanwhile: the transaction is to be given up. */
export class DocumentChangedError extends Error {
  override readonly name = 'DocumentChangedError';
  readonly code = 'DOCUMENT_CHANGED';
}

/**
 * Makes stored documents those given; the log keeps what they said.
 *
 * @param db of a transaction.
 * @param rows all stored documents, as they were read in it.
 * @param by who does it, and when.
 * @throws DocumentChangedError; the store's error.
 */
export async function replaceDocuments(
  db: Queryable,
  rows: readonly StoredDocument[],
  documents: Documents,
  by: Pick<LogEntry, 'at' | 'staffId' | 'requestId'>,
): Promise<DocumentChanges> {
  const before = bodiesOf(rows);
  const changes = compareDocuments(before, documents);
  const bodyOf = (name: string) => JSON.stringify(documents.get(name));
  const change = { changed_at: by.at, changed_by: by.staffId };
  await insertDocuments(
    db,
    changes.added.map((name) => ({ name, body: bodyOf(name), version: 1, ...change })),
  );
  for (const row of rows.filter(({ name }) => changes.changed.includes(name)))
    if (!(await updateDocument(db, row, { body: bodyOf(row.name), ...change }))) throw new DocumentChangedError();
  for (const name of changes.removed) await deleteDocument(db, name);
  const entry = (action: LogEntry['action'], detail: Record<string, unknown>): LogEntry => ({ ...by, action, detail });
  await addLogEntries(db, [
    ...changes.added.map((document) => entry('content_added', { document })),
    ...changes.changed.map((document) => {
      const edits = editsBetween(before.get(document), documents.get(document));
      return entry('content_changed', { document, edits });
    }),
    ...changes.removed.map((document) => entry('content_removed', { document, before: before.get(document) })),
  ]);
  return changes;
}
