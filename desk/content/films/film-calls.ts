/** The calls of the desk about films (EDIT-7). All throw `CallError`. */
import type { FilmChoices, FilmItem } from '../../../contract/film-api.ts';
import { call } from '../../api/call.ts';

const FILMS = '/api/desk/content/films';

/** Where the choices are kept in react-query's cache. */
export const FILMS_KEY = ['content', 'films'] as const;

/** What there is to choose from. */
export const fetchFilms = () => call<FilmChoices>('GET', FILMS);

/** Uploads a film. */
export const uploadFilm = (file: Blob) => call<FilmItem>('POST', FILMS, file);

/** Deletes a film that nothing uses. */
export const deleteFilm = (name: string) => call<object>('DELETE', `${FILMS}/${name}`);
