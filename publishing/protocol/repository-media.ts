/** The pictures and films of the repository (site/pictures, site/films), which documents may name beside uploaded ones. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedMedia } from '../../content/reading/placed-media.ts';
import type { OwnFilm } from '../../features/content/contract/film-api.ts';
import { PICTURE_PLACES, type PicturePlace, shapesOf } from '../../contract/content/picture-places.ts';
import { hasSoundTrack } from './film-kind.ts';

const FOLDER = path.join(import.meta.dirname, '../../site/pictures');
const FILMS = path.join(import.meta.dirname, '../../site/films');

let listed: ReadonlyMap<string, readonly number[]> | undefined;

/** Widths in px of each picture's WebP files, by the name without width, as `schools/nj-tech`; they change with the code alone. */
function widthsOfPictures(): ReadonlyMap<string, readonly number[]> {
  if (listed) return listed;
  const found = new Map<string, number[]>();
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const [, name, width] = /^(.+)-(\d+)\.webp$/.exec(file.replaceAll('\\', '/')) ?? [];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), Number(width)]);
  }
  return (listed = found);
}

function wholeName(place: PicturePlace, name: string, suffix: string): string {
  return [[PICTURE_PLACES[place].folder, name].filter(Boolean).join('/'), suffix].filter(Boolean).join('-');
}

let films: OwnFilm[] | undefined;

/** The films of the repository, by their names. */
export function filmsOfRepository(): OwnFilm[] {
  films ??= readdirSync(FILMS)
    .filter((file) => file.endsWith('.mp4'))
    .sort()
    .map((file) => ({
      name: path.basename(file, '.mp4'),
      has_sound: hasSoundTrack(readFileSync(path.join(FILMS, file))),
    }));
  return films;
}

/** Where a film of the repository lies; undefined where there is none. */
export function filmOfRepository(name: string): string | undefined {
  return filmsOfRepository().some((film) => film.name === name) ? path.join(FILMS, `${name}.mp4`) : undefined;
}

/** Whether the repository has a film, or a picture in all forms of a place. */
export function isOfRepository({ place, name }: Pick<PlacedMedia, 'place' | 'name'>): boolean {
  if (place === 'film') return filmOfRepository(name) !== undefined;
  return shapesOf(place).every(({ suffix, widths }) => {
    const had = widthsOfPictures().get(wholeName(place, name, suffix)) ?? [];
    // The head of a page takes any picture that is wide enough.
    return place === 'head' ? Math.max(...had) >= Math.max(...widths) : widths.some((width) => had.includes(width));
  });
}

/** The pictures of the repository for a place, as documents name them there. */
export function picturesOfRepository(place: PicturePlace): string[] {
  const { folder, shapes } = PICTURE_PLACES[place];
  const [prefix, end] = [folder && `${folder}/`, shapes[0].suffix && `-${shapes[0].suffix}`];
  return [...widthsOfPictures().keys()]
    .filter((name) => name.startsWith(prefix) && name.endsWith(end))
    .map((name) => name.slice(prefix.length, name.length - end.length))
    .filter((name) => isOfRepository({ place, name }))
    .sort();
}

/** Where the narrowest file of a picture lies; undefined where there is none. @param name with folder and form. */
export function fileOfRepository(name: string): string | undefined {
  const widths = widthsOfPictures().get(name);
  return widths && path.join(FOLDER, `${name}-${Math.min(...widths)}.webp`);
}
