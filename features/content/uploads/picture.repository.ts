/** The SQL of uploaded pictures (EDIT-7). */
import type { Selectable } from 'kysely';
import type { Queryable } from '../../../server/storage/database.ts';
import type { PictureTable } from '../../../server/storage/tables/content.table.ts';
import { uploadBytes } from './upload.repository.ts';

/** A picture as it is stored. */
export type StoredPicture = Selectable<PictureTable>;

/** A picture without its bytes. */
export type ListedPicture = Omit<StoredPicture, 'content'>;

const LISTED = ['id', 'width', 'height', 'bytes', 'uploaded_at', 'uploaded_by'] as const;

/** All pictures, the newest first. */
export function listPictures(db: Queryable): Promise<ListedPicture[]> {
  return db.selectFrom('picture').select(LISTED).orderBy('uploaded_at', 'desc').orderBy('id').execute();
}

/** The picture of an id, without its bytes; undefined where there is none. */
export function findPicture(db: Queryable, id: string): Promise<ListedPicture | undefined> {
  return db.selectFrom('picture').select(LISTED).where('id', '=', id).executeTakeFirst();
}

/** Whether there is a picture of an id and size. */
export async function hasPicture(
  db: Queryable,
  { id, width, height }: Pick<StoredPicture, 'id' | 'width' | 'height'>,
): Promise<boolean> {
  const picture = await findPicture(db, id);
  return picture?.width === width && picture.height === height;
}

/** The bytes of a picture; undefined when there is none of this id and size. */
export async function pictureBytes(
  db: Queryable,
  picture: Pick<StoredPicture, 'id' | 'width' | 'height'>,
): Promise<Buffer | undefined> {
  return (await hasPicture(db, picture)) ? uploadBytes(db, 'picture', picture.id) : undefined;
}

/** Adds a picture with its bytes. @returns whether it was not there yet. */
export async function insertPicture(
  db: Queryable,
  { content, ...picture }: Omit<StoredPicture, 'content' | 'bytes'> & { content: Buffer },
): Promise<boolean> {
  const row = { ...picture, bytes: content.length, content: content.toString('base64') };
  const added = await db
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
