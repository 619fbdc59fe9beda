/** Uploaded pictures and films as files beside those of the content: `content/uploads/<id>-1600x1200.webp` (EDIT-10). */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Documents } from '../../../content/reading/parse-content.ts';
import { type HasMedia, mediaIn } from '../../../content/reading/placed-media.ts';
import {
  filmFile,
  filmName,
  filmOfFile,
  type UploadedFilm,
  uploadedFilm,
} from '../../../contract/content/film-files.ts';
import {
  keptFile,
  UPLOADS,
  type UploadedPicture,
  uploadedPicture,
  uploadName,
} from '../../../contract/content/picture-places.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { filmBytes, insertFilm, listFilms } from './film.repository.ts';
import { isFilmFile } from '../../../publishing/protocol/film-kind.ts';
import { insertPicture, listPictures, pictureBytes } from './picture.repository.ts';
import { kindOfPicture } from './picture-kind.ts';
import { isOfRepository } from '../../../publishing/protocol/repository-media.ts';

/** Digits of a hash that an upload is known by. */
const ID_DIGITS = 32;
const MIDDLE = [50, 50] as const;

/** What a picture or film is known by: the hash of its bytes. */
export function uploadId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, ID_DIGITS);
}

/** Thrown for a file among uploaded pictures and films that is none. */
export class MediaFileError extends Error {
  override readonly name = 'MediaFileError';
  readonly code = 'MEDIA_FILE';
}

/** What is kept of an upload that documents name: its file, and where its bytes are. */
interface KeptFile {
  file: string;
  bytes: (db: Queryable) => Promise<Buffer | undefined>;
}

function keptFileOf(name: string): KeptFile | undefined {
  const picture = uploadedPicture(name);
  if (picture) return { file: keptFile(picture), bytes: (db) => pictureBytes(db, picture) };
  const film = uploadedFilm(name);
  return film && { file: filmFile(film), bytes: (db) => filmBytes(db, film) };
}

/**
 * Writes the uploads that documents name beside their files.
 *
 * @param folder of the content.
 * @throws the store's or the file system's error.
 */
export async function writeMediaFiles(db: Queryable, documents: Documents, folder: string): Promise<void> {
  const named = [...documents].flatMap(([document, body]) => mediaIn(document, body));
  for (const { file, bytes } of named.flatMap(({ name }) => keptFileOf(name) ?? [])) {
    const target = path.join(folder, UPLOADS, file);
    const content = existsSync(target) ? undefined : await bytes(db);
    if (!content) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

function pictureOfFile(file: string): UploadedPicture | undefined {
  const picture = file.endsWith('.webp') ? uploadedPicture(`${UPLOADS}/${file.slice(0, -'.webp'.length)}`) : undefined;
  return picture && keptFile(picture) === file ? picture : undefined;
}

async function addMediaFile(db: Queryable, file: string, content: Buffer, now: number): Promise<boolean> {
  const own = { id: uploadId(content), content, uploaded_at: now, uploaded_by: null };
  const picture = pictureOfFile(file);
  if (picture?.id === own.id && kindOfPicture(content) === 'webp') {
    await insertPicture(db, { ...own, width: picture.width, height: picture.height });
    return true;
  }
  const film = filmOfFile(file);
  if (film?.id !== own.id || !isFilmFile(content)) return false;
  await insertFilm(db, { ...own, ...film });
  return true;
}

/**
 * Takes the pictures and films beside the files of the content into the store.
 *
 * @param folder of the content.
 * @throws MediaFileError for a file that is not what its name says; the store's or the file system's error.
 */
export async function addMediaFiles(db: Queryable, folder: string, now: number): Promise<void> {
  const uploads = path.join(folder, UPLOADS);
  for (const file of existsSync(uploads) ? readdirSync(uploads).sort() : []) {
    const source = path.join(uploads, file);
    if (!(await addMediaFile(db, file, readFileSync(source), now)))
      throw new MediaFileError(`${source} is not a picture or film that "content export" has written.`);
  }
}

/** How an upload is called, whatever its point is that stays visible. */
function plainName(name: string): string | undefined {
  const picture = uploadedPicture(name);
  if (picture) return uploadName({ ...picture, focus: MIDDLE });
  const film: UploadedFilm | undefined = uploadedFilm(name);
  return film && filmName(film);
}

/** Tells which pictures and films there are now, in the store and in the repository. */
export async function knownMedia(db: Queryable): Promise<HasMedia> {
  const names = new Set([
    ...(await listPictures(db)).map((picture) => uploadName({ ...picture, focus: MIDDLE })),
    ...(await listFilms(db)).map(filmName),
  ]);
  return (placed) => {
    const uploaded = plainName(placed.name);
    return uploaded === undefined ? isOfRepository(placed) : names.has(uploaded);
  };
}
