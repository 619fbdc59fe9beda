/** Films that the company uploads for its site (EDIT-7). */
import { readFile } from 'node:fs/promises';
import { CODE, type Code } from '../../../contract/codes.ts';
import { FILM_MAX_SECONDS, FILM_MAX_SIDE, type FilmChoices, type FilmItem } from '../contract/film-api.ts';
import { filmName, type UploadedFilm, uploadedFilm } from '../../../contract/content/film-files.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { findFilm, insertFilm, type ListedFilm, listFilms } from './film.repository.ts';
import { hasSoundTrack, isFilmFile } from '../../../publishing/protocol/film-kind.ts';
import { uploadId } from './media-files.ts';
import type { MediaFolder } from './media-folder.ts';
import { type TakenFilm, takeFilm } from './media-work.ts';
import { filmOfRepository, filmsOfRepository } from '../../../publishing/protocol/repository-media.ts';
import { addUpload, removeUpload, type UploadKind } from './upload.service.ts';
import { type Uses, uploadItem, usesOf } from './upload-uses.ts';

function itemOf(film: ListedFilm, uses: Uses): FilmItem {
  return { ...uploadItem(filmName(film), film, uses), seconds: film.seconds, has_sound: film.hasSound };
}

const FILM: UploadKind<FilmItem> = {
  table: 'film',
  async read(db, id) {
    const film = await findFilm(db, id);
    return film && itemOf(film, await usesOf(db));
  },
};

/** What there is to choose from. */
export async function readFilms({ store }: StaffContext): Promise<FilmChoices> {
  const uses = await usesOf(store.db);
  return { uploads: (await listFilms(store.db)).map((film) => itemOf(film, uses)), ours: filmsOfRepository() };
}

type Refusal = Extract<TakenFilm, { refused: string }>['refused'];

const CODE_OF: Record<Refusal, Code> = {
  'no film': CODE.filmUnknown,
  encoding: CODE.filmEncoding,
  'sound encoding': CODE.filmSoundEncoding,
  'too wide': CODE.filmTooWide,
  'too long': CODE.filmTooLong,
  damaged: CODE.filmDamaged,
};

/** @throws ApiError filmUnknown, filmEncoding, filmSoundEncoding, filmTooWide, filmTooLong, filmDamaged. */
async function keep(folder: MediaFolder, bytes: Uint8Array): Promise<UploadedFilm & { content: Buffer }> {
  if (!isFilmFile(bytes)) throw new ApiError(CODE.filmUnknown);
  return folder.withFile(bytes, async (uploaded, result) => {
    const taken = await takeFilm(uploaded, result);
    if ('refused' in taken)
      throw new ApiError(CODE_OF[taken.refused], { values: { side: FILM_MAX_SIDE, seconds: FILM_MAX_SECONDS } });
    const content = await readFile(result);
    return { ...taken, content, id: uploadId(content), hasSound: hasSoundTrack(content) };
  });
}

/**
 * Keeps the frames and the sound of a film, and nothing else of it. One that is there already stays as it is.
 *
 * @throws ApiError filmUnknown, filmEncoding, filmSoundEncoding, filmTooWide, filmTooLong, filmDamaged.
 */
export async function addFilm(context: StaffContext, folder: MediaFolder, bytes: Uint8Array): Promise<FilmItem> {
  const kept = await keep(folder, bytes);
  const film = { ...kept, uploaded_at: context.now, uploaded_by: context.actor.staffId };
  return addUpload(context, FILM, { id: kept.id, name: filmName(kept), insert: (db) => insertFilm(db, film) });
}

/** Removes a film that nothing uses. @throws ApiError notFound, uploadUsed. */
export function removeFilm(context: StaffContext, folder: MediaFolder, name: string): Promise<void> {
  return removeUpload(context, folder, FILM, uploadedFilm(name)?.id);
}

/**
 * Where a film lies.
 *
 * @param name as documents name it.
 * @throws ApiError notFound.
 */
export async function locateFilm({ store }: StaffContext, folder: MediaFolder, name: string): Promise<string> {
  const uploaded = uploadedFilm(name);
  const file = uploaded ? await folder.film(store.db, uploaded) : filmOfRepository(name);
  if (file === undefined) throw new ApiError(CODE.notFound);
  return file;
}
