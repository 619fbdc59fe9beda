/** Uploaded pictures as files beside those of the content: `content/uploads/<id>-1600x1200.webp` (EDIT-10). */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Documents } from '../../content/parse-content.ts';
import { type HasPicture, picturesIn } from '../../content/placed-pictures.ts';
import { keptFile, UPLOADS, type UploadedPicture, uploadedPicture, uploadName } from '../../contract/picture-places.ts';
import type { Queryable } from '../storage/database.ts';
import { insertPicture, listPictures, pictureBytes } from './picture.repository.ts';
import { kindOfPicture } from './picture-kind.ts';
import { isOfRepository } from './repository-pictures.ts';

/** Digits of a hash that a picture is known by. */
const ID_DIGITS = 32;
const MIDDLE = [50, 50] as const;

/** What a picture is known by: the hash of its bytes. */
export function pictureId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, ID_DIGITS);
}

/** Thrown for a file among uploaded pictures that is none. */
export class PictureFileError extends Error {
  readonly code = 'PICTURE_FILE';
}

/** The uploaded pictures that documents name. */
function uploadsOf(documents: Documents): UploadedPicture[] {
  const named = [...documents].flatMap(([document, body]) => picturesIn(document, body));
  return named.flatMap(({ name }) => uploadedPicture(name) ?? []);
}

/**
 * Writes the uploaded pictures that documents name beside their files.
 *
 * @param folder of the content.
 * @throws the store's or the file system's error.
 */
export async function writePictureFiles(db: Queryable, documents: Documents, folder: string): Promise<void> {
  for (const picture of uploadsOf(documents)) {
    const file = path.join(folder, UPLOADS, keptFile(picture));
    const bytes = existsSync(file) ? undefined : await pictureBytes(db, picture);
    if (!bytes) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/**
 * Takes the pictures beside the files of the content into the store.
 *
 * @param folder of the content.
 * @throws PictureFileError for a file that is not what its name says; the store's or the file system's error.
 */
export async function addPictureFiles(db: Queryable, folder: string, now: number): Promise<void> {
  const uploads = path.join(folder, UPLOADS);
  for (const file of existsSync(uploads) ? readdirSync(uploads).sort() : []) {
    const content = readFileSync(path.join(uploads, file));
    const picture = uploadedPicture(`${UPLOADS}/${file.replace(/\.webp$/, '')}`);
    const isWhole = picture && picture.id === pictureId(content) && kindOfPicture(content) === 'webp';
    if (!isWhole || keptFile(picture) !== file)
      throw new PictureFileError(`${path.join(uploads, file)} is not a picture that "content export" has written.`);
    const { id, width, height } = picture;
    await insertPicture(db, { id, width, height, content, uploaded_at: now, uploaded_by: null });
  }
}

/** Tells which pictures there are now, in the store and in the repository. */
export async function knownPictures(db: Queryable): Promise<HasPicture> {
  const names = new Set((await listPictures(db)).map((picture) => uploadName({ ...picture, focus: MIDDLE })));
  return (placed) => {
    const uploaded = uploadedPicture(placed.name);
    return uploaded ? names.has(uploadName({ ...uploaded, focus: MIDDLE })) : isOfRepository(placed);
  };
}
