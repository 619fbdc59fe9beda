/**
 * Gathers what a film needs on a page: its file, poster, words and caption tracks. Runs at build
 * time only: an island gets the result as a prop.
 */
import type { Film } from '../../../content/schema/home.ts';
import { filmFile, uploadedFilm } from '../../../contract/content/film-files.ts';
import { HTML_LANG, LOCALE_NAMES, type Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { UPLOADS_PATH } from '../../../contract/content/picture-places.ts';
import { filmMessages } from '../../messages/films.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, offeredLocales } from '../../site-content.ts';
import { type PictureSources, placedPicture } from '../picture/pictures.ts';

const ours = import.meta.glob<string>('/site/films/*.mp4', { query: '?url', import: 'default', eager: true });
const sounds = import.meta.glob<boolean>('/site/films/*.mp4', { query: '?sound', import: 'default', eager: true });

/** Icons of the film player, for the page's sprite. */
export const FILM_ICONS = ['play-fill', 'pause-fill', 'closed-captioning', 'check-bold', 'x', 'arrow-right'] as const;

/** Icons of the button for sound, where a film has some. */
const SOUND_ICONS = ['speaker-high-fill', 'speaker-slash-fill'] as const;

/** A film with its words in one language: what an island gets. */
export interface FilmContent {
  id: string;
  /** Address of the H.264 file. */
  src: string;
  poster: PictureSources;
  /** What the poster shows, as its text alternative. */
  description: string;
  title: string;
  summary: string;
  points: string[];
  /** Length of the loop. */
  seconds: number;
  icon: string;
  /** It has sound; left out of films that have none, whose pages get no byte more. */
  hasSound?: true;
  /** Caption tracks, the page's language first. */
  tracks: { src: string; language: string; label: string }[];
  /** Address of the film's own page. */
  href: string;
}

/** The words of the player; of sound, where a film has some. */
export type FilmTexts = Record<'play' | 'pause' | 'captions', string> & { sound?: string };

function tracksOf(id: string, locale: Locale): FilmContent['tracks'] {
  const ordered = [locale, ...offeredLocales().filter((other) => other !== locale)];
  return ordered.map((other) => ({
    src: `/films/${id}.${other}.vtt`,
    language: HTML_LANG[other],
    label: LOCALE_NAMES[other],
  }));
}

function addressOf(file: string): string | undefined {
  const uploaded = uploadedFilm(file);
  return uploaded ? `${UPLOADS_PATH}${filmFile(uploaded)}` : ours[`/site/films/${file}.mp4`];
}

function hasSound({ file }: Film): boolean {
  return uploadedFilm(file)?.hasSound ?? sounds[`/site/films/${file}.mp4`] === true;
}

/** A film in the language of a page. Throws when its file is missing. */
export function filmContent(context: PageContext, id: string, film: Film): FilmContent {
  const { locale } = context;
  const src = addressOf(film.file);
  if (!src) throw new Error(`There is no film site/films/${film.file}.mp4, which content/films/${id}.yaml names.`);
  return {
    id,
    src,
    poster: placedPicture('poster', film.poster),
    description: film.description[locale],
    title: film.title[locale],
    summary: film.summary[locale],
    points: film.points[locale],
    seconds: film.seconds,
    icon: film.icon,
    ...(hasSound(film) && { hasSound: true }),
    tracks: tracksOf(id, locale),
    href: href(context, `/video/${id}`),
  };
}

/** One film in the language of a page. Throws when there is none of this id, or no file. */
export function filmById(context: PageContext, id: string): FilmContent {
  const film = content.films.get(id);
  if (!film) throw new Error(`There is no film content/films/${id}.yaml.`);
  return filmContent(context, id, film);
}

/** The documents of a section's films in their order, with their ids. */
function placedFilms(place: Film['place']): [string, Film][] {
  return [...content.films].filter(([, film]) => film.place === place).sort(([, a], [, b]) => a.order - b.order);
}

/** The films of a section in their order. */
export function filmsOf(context: PageContext, place: Film['place']): FilmContent[] {
  return placedFilms(place).map(([id, film]) => filmContent(context, id, film));
}

/** Icons of a section with films, for the page's sprite. */
export function filmIcons(place: Film['place']): string[] {
  const films = placedFilms(place).map(([, film]) => film);
  return [...FILM_ICONS, ...films.map(({ icon }) => icon), ...(films.some(hasSound) ? SOUND_ICONS : [])];
}

/** The words of the player of some films, in one language. */
export function filmTexts(locale: Locale, films: readonly FilmContent[]): FilmTexts {
  const texts = pageTexts(filmMessages, locale);
  return {
    play: texts['film.play'],
    pause: texts['film.pause'],
    captions: texts['film.captions'],
    ...(films.some((film) => film.hasSound) && { sound: texts['film.sound'] }),
  };
}
