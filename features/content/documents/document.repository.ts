/** The SQL of the documents that the company edits (EDIT-2). */
import { type Insertable, type Selectable, sql } from 'kysely';
import { upgradeDocumentJson, toStoredJson } from '../../../content/reading/upgrade-document.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { ContentDocumentTable, ContentOpenTable } from '../../../server/storage/tables/content.table.ts';

/** A document as it is stored; what it says has the shape of today's schema. */
export type StoredDocument = Selectable<ContentDocumentTable>;

const NOT_READY = { ready_at: null, ready_by: null };

const upgraded = (row: StoredDocument): StoredDocument => ({ ...row, body: upgradeDocumentJson(row.name, row.body) });

/** All documents in the order of their names. */
export async function listDocuments(db: Queryable): Promise<StoredDocument[]> {
  const rows = await db.selectFrom('content_document').selectAll().orderBy('name').execute();
  return rows.map(upgraded);
}

/** Those of the names that a document is stored under. */
export async function storedNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('content_document').select('name').where('name', 'in', names).execute();
  return new Set(rows.map(({ name }) => name));
}

/** The document of a name; undefined where there is none. */
export async function findDocument(db: Queryable, name: string): Promise<StoredDocument | undefined> {
  const row = await db.selectFrom('content_document').selectAll().where('name', '=', name).executeTakeFirst();
  return row && upgraded(row);
}

/** Adds documents; returns the names of those that were not there yet. */
export async function insertDocuments(
  db: Queryable,
  documents: readonly Insertable<ContentDocumentTable>[],
): Promise<string[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .insertInto('content_document')
    .values(documents.map((document) => ({ ...document, body: toStoredJson(document.name, document.body) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Gives a document another body, which nobody has called ready yet; undefined when it no longer has the version that was read. */
export async function updateDocument(
  db: Queryable,
  { name, version }: Pick<StoredDocument, 'name' | 'version'>,
  changes: Pick<StoredDocument, 'body' | 'changed_at' | 'changed_by'>,
): Promise<StoredDocument | undefined> {
  const row = await db
    .updateTable('content_document')
    .set({ ...changes, ...NOT_READY, body: toStoredJson(name, changes.body), version: sql<number>`version + 1` })
    .where('name', '=', name)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && upgraded(row);
}

/** Marks drafts as ready to be published; without a mark, takes it back. */
export async function updateReady(
  db: Queryable,
  names: readonly string[],
  mark: Pick<StoredDocument, 'ready_at' | 'ready_by'> = NOT_READY,
): Promise<void> {
  if (names.length === 0) return;
  await db.updateTable('content_document').set(mark).where('name', 'in', names).execute();
}

/** Notes that somebody has a document open, and forgets who had one open before a time. */
export async function noteOpen(
  db: Queryable,
  open: Selectable<ContentOpenTable>,
  { forgottenBefore }: { forgottenBefore: number },
): Promise<void> {
  await db.deleteFrom('content_open').where('seen_at', '<', forgottenBefore).execute();
  await db
    .insertInto('content_open')
    .values(open)
    .onConflict((conflict) => conflict.columns(['name', 'staff_id']).doUpdateSet({ seen_at: open.seen_at }))
    .execute();
}

/** Ids of the accounts that have a document open, but for one's own. */
export async function listOpen(db: Queryable, name: string, ownId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content_open')
    .select('staff_id')
    .where('name', '=', name)
    .where('staff_id', '!=', ownId)
    .orderBy('staff_id')
    .execute();
  return rows.map(({ staff_id }) => staff_id);
}

/** Removes a document; what it said, or undefined when there is none of this name. */
export function deleteDocument(db: Queryable, name: string): Promise<StoredDocument | undefined> {
  return db.deleteFrom('content_document').where('name', '=', name).returningAll().executeTakeFirst();
}
