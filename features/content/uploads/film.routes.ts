/** The desk's routes about films (EDIT-7). */
import { CODE } from '../../../contract/codes.ts';
import { FILM_MAX_BYTES, FILM_MAX_MB } from '../contract/film-api.ts';
import { UPLOADS } from '../../../contract/content/picture-places.ts';
import type { StaffRequest, StaffRoute } from '../../staff/staff-route.ts';
import { addFilm, locateFilm, readFilms, removeFilm } from './film.service.ts';
import type { MediaFolder } from './media-folder.ts';
import { answerFile } from './upload-answer.ts';
import { type UploadLimit, withUpload } from './upload-slots.ts';

const LIMIT: UploadLimit = { maxMb: FILM_MAX_MB, maxBytes: FILM_MAX_BYTES, code: CODE.filmTooLarge };

function uploadOf({ c }: StaffRequest): string {
  return `${UPLOADS}/${c.req.param('name') ?? ''}`;
}

/** Editors and managers upload films, and delete those that nothing uses. */
export function filmRoutes(folder: MediaFolder): StaffRoute[] {
  const answerFilm = async (request: StaffRequest, name: string) =>
    answerFile(await locateFilm(request, folder, name), request.c.req.header('range'));
  return [
    { call: 'GET /api/desk/content/films', rule: 'content.edit', handle: readFilms },
    {
      call: 'POST /api/desk/content/films',
      rule: 'content.edit',
      handle: (request) => withUpload(request, LIMIT, (bytes) => addFilm(request, folder, bytes)),
    },
    {
      call: 'GET /api/desk/content/films/:name',
      rule: 'content.edit',
      handle: (request) => answerFilm(request, request.c.req.param('name') ?? ''),
    },
    {
      call: 'GET /api/desk/content/films/uploads/:name',
      rule: 'content.edit',
      handle: (request) => answerFilm(request, uploadOf(request)),
    },
    {
      call: 'DELETE /api/desk/content/films/uploads/:name',
      rule: 'content.edit',
      handle: (request) => removeFilm(request, folder, uploadOf(request)),
    },
  ];
}
