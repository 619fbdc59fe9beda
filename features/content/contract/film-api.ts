/** What the desk and the server say to each other about films (EDIT-7), under `/api/desk/content/films`. */
import type { UploadItem } from './upload-api.ts';

/** Largest file that is taken, in megabytes: visitors load it on a mobile network. The site's own films have half of one. */
export const FILM_MAX_MB = 20;
/** The same in bytes. */
export const FILM_MAX_BYTES = FILM_MAX_MB * 1024 * 1024;

/** Longest film, in seconds: the site shows short loops. */
export const FILM_MAX_SECONDS = 120;

/** Longest side, in px: telephones of visitors decode no more in hardware. */
export const FILM_MAX_SIDE = 1920;

/** Media types of films that can be uploaded. */
export const FILM_TYPES = ['video/mp4', 'video/quicktime'] as const;

/** A film that was uploaded. */
export interface FilmItem extends UploadItem {
  /** Its length, to a tenth of a second. */
  seconds: number;
  has_sound: boolean;
}

/** A film of the repository. */
export interface OwnFilm extends Pick<FilmItem, 'name' | 'has_sound'> {}

/** `GET /api/desk/content/films`: what there is to choose from. */
export interface FilmChoices {
  /** Uploaded films, the newest first. */
  uploads: FilmItem[];
  ours: OwnFilm[];
}

/** Address of a film at the desk. @param name as a document names it. */
export function deskFilmPath(name: string): string {
  return `/api/desk/content/films/${name}`;
}
