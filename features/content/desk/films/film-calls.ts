/** The calls of the desk about films (EDIT-7). All throw `CallError`. */
import { call } from '../../../../desk/api/call.ts';

/** Where the choices are kept in react-query's cache. */
export const FILMS_KEY = ['content', 'films'] as const;

/** The films that there are. */
export const fetchFilms = () => call('GET /api/desk/content/films');

/** Uploads a film. */
export const uploadFilm = (file: Blob) => call('POST /api/desk/content/films', { body: file });

/** Deletes an uploaded film that nothing uses, by its name in documents: `uploads/<id>`. */
export const deleteFilm = (name: string) =>
  call('DELETE /api/desk/content/films/uploads/:name', { name: name.split('/')[1] ?? '' });
