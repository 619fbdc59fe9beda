/** The SQL of what uploaded pictures and films have in common (EDIT-7). */
import { sql } from 'kysely';
import { UPLOADS } from '../../../contract/content/picture-places.ts';
import type { Queryable } from '../../../server/storage/database.ts';

/** What documents say that name any uploaded file, as they are edited. */
export function draftsWithUploads(db: Queryable): Promise<{ name: string; body: string }[]> {
  return db.selectFrom('content_document').select(['name', 'body']).where('body', 'like', `%${UPLOADS}/%`).execute();
}

/** What documents say that name any uploaded file, as they were ever published: each can be brought back. */
export async function editionsWithUploads(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('edition_document').select('body').where('body', 'like', `%${UPLOADS}/%`).execute();
  return rows.flatMap(({ body }) => body ?? []);
}

/** Lets nobody begin to use an uploaded file until the transaction ends. */
export async function lockDocuments(db: Queryable, kind: 'sqlite' | 'postgres'): Promise<void> {
  // SQLite's transactions stand in line by themselves.
  if (kind === 'postgres') await sql`lock table content_document, edition_document in share mode`.execute(db);
}

/** The table of a kind of upload. */
export type UploadTable = 'picture' | 'film';

/** The bytes of an upload; undefined when there is none of this id. */
export async function uploadBytes(db: Queryable, table: UploadTable, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom(table).select('content').where('id', '=', id).executeTakeFirst();
  return row && Buffer.from(row.content, 'base64');
}

/** Deletes a picture or film; nothing happens where there is none of this id. */
export async function deleteUpload(db: Queryable, table: UploadTable, id: string): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute();
}
