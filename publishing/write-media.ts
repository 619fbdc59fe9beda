/** Puts uploaded pictures and films into a built site (EDIT-7). */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Documents } from '../content/reading/parse-content.ts';
import { mediaIn, type PlacedMedia } from '../content/reading/placed-media.ts';
import { filmFile, uploadedFilm } from '../contract/content/film-files.ts';
import { keptFile, shapedFiles, shapesOf, UPLOADS_PATH, uploadedPicture } from '../contract/content/picture-places.ts';
import { linkFile } from './edition-record.ts';
import { type MediaFolders, shapePicture } from './media/encode-pictures.ts';

/** Whether a picture or film that a document names is kept. */
export function isKept({ kept }: MediaFolders, name: string): boolean {
  const [picture, film] = [uploadedPicture(name), uploadedFilm(name)];
  const file = picture ? keptFile(picture) : film && filmFile(film);
  return file !== undefined && existsSync(path.join(kept, file));
}

function pictureFiles({ place, name }: PlacedMedia): string[] {
  const picture = uploadedPicture(name);
  if (!picture || place === 'film') return [];
  const forms = shapesOf(place).map((shape) => shapedFiles(name, picture, shape));
  return forms.flatMap(({ avif, webp }) => [...avif, webp].map(({ file }) => file));
}

/**
 * Puts the files of all uploads that documents name into a built site.
 *
 * @throws Error for a picture that is not kept; the file system's error.
 */
export async function writeMedia(client: string, documents: Documents, folders: MediaFolders): Promise<void> {
  const media = [...documents].flatMap(([document, body]) => mediaIn(document, body));
  const pictures = new Set(media.flatMap(pictureFiles));
  const films = new Set(media.flatMap(({ name }) => uploadedFilm(name) ?? []).map(filmFile));
  if (pictures.size + films.size > 0) mkdirSync(path.join(client, UPLOADS_PATH), { recursive: true });
  for (const file of pictures) {
    await shapePicture(folders, file);
    linkFile(path.join(folders.shaped, file), path.join(client, UPLOADS_PATH, file));
  }
  for (const file of films) linkFile(path.join(folders.kept, file), path.join(client, UPLOADS_PATH, file));
}
