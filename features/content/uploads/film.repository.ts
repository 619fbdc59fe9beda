/** The SQL of uploaded films (EDIT-7). */
import type { Selectable } from 'kysely';
import { filmName, type UploadedFilm } from '../../../contract/content/film-files.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { FilmTable } from '../../../server/storage/tables/content.table.ts';
import { uploadBytes } from './upload.repository.ts';

const TENTHS_PER_SECOND = 10;
const LISTED = ['id', 'width', 'height', 'tenths', 'has_sound', 'bytes', 'uploaded_at', 'uploaded_by'] as const;

/** A film without its bytes. */
export interface ListedFilm extends Pick<FilmTable, 'bytes' | 'uploaded_at' | 'uploaded_by'>, UploadedFilm {}

function tenthsOf({ seconds }: Pick<UploadedFilm, 'seconds'>): number {
  return Math.round(seconds * TENTHS_PER_SECOND);
}

function listed({ tenths, has_sound, ...film }: Pick<Selectable<FilmTable>, (typeof LISTED)[number]>): ListedFilm {
  return { ...film, seconds: tenths / TENTHS_PER_SECOND, hasSound: has_sound === 1 };
}

/** All films, the newest first. */
export async function listFilms(db: Queryable): Promise<ListedFilm[]> {
  const rows = await db.selectFrom('film').select(LISTED).orderBy('uploaded_at', 'desc').orderBy('id').execute();
  return rows.map(listed);
}

/** The film of an id, without its bytes; undefined where there is none. */
export async function findFilm(db: Queryable, id: string): Promise<ListedFilm | undefined> {
  const row = await db.selectFrom('film').select(LISTED).where('id', '=', id).executeTakeFirst();
  return row && listed(row);
}

/** Whether there is a film of a name. */
export async function hasFilm(db: Queryable, film: UploadedFilm): Promise<boolean> {
  const stored = await findFilm(db, film.id);
  return stored !== undefined && filmName(stored) === filmName(film);
}

/** The bytes of a film; undefined when there is none of this name. */
export async function filmBytes(db: Queryable, film: UploadedFilm): Promise<Buffer | undefined> {
  return (await hasFilm(db, film)) ? uploadBytes(db, 'film', film.id) : undefined;
}

/** Adds a film with its bytes. @returns whether it was not there yet. */
export async function insertFilm(
  db: Queryable,
  { content, seconds, hasSound, ...film }: Omit<ListedFilm, 'bytes'> & { content: Buffer },
): Promise<boolean> {
  const row = {
    ...film,
    tenths: tenthsOf({ seconds }),
    has_sound: Number(hasSound),
    bytes: content.length,
    content: content.toString('base64'),
  };
  const added = await db
    .insertInto('film')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
