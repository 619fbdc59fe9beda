/** The pictures and films of the repository (site/pictures, site/films), which documents may name beside uploaded ones. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PlacedMedia } from '../../content/placed-media.ts';
import { PICTURE_PLACES, type PicturePlace, shapesOf } from '../../contract/picture-places.ts';

const FOLDER = path.join(import.meta.dirname, '../../site/pictures');
const FILMS = path.join(import.meta.dirname, '../../site/films');

let listed: ReadonlySet<string> | undefined;

/** Files as `schools/nj-tech-720.avif`; they change with the code alone. */
function files(): ReadonlySet<string> {
  listed ??= new Set(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
  );
  return listed;
}

function wholeName(place: PicturePlace, name: string, suffix: string): string {
  return [[PICTURE_PLACES[place].folder, name].filter(Boolean).join('/'), suffix].filter(Boolean).join('-');
}

let films: readonly string[] | undefined;

/** The films of the repository, as documents name them. */
export function filmsOfRepository(): readonly string[] {
  films ??= readdirSync(FILMS)
    .filter((file) => file.endsWith('.mp4'))
    .map((file) => path.basename(file, '.mp4'))
    .sort();
  return films;
}

/** Where a film of the repository lies; undefined where there is none. */
export function filmOfRepository(name: string): string | undefined {
  return filmsOfRepository().includes(name) ? path.join(FILMS, `${name}.mp4`) : undefined;
}

/** Whether the repository has a film, or a picture in all forms of a place. */
export function isOfRepository({ place, name }: Pick<PlacedMedia, 'place' | 'name'>): boolean {
  if (place === 'film') return filmOfRepository(name) !== undefined;
  return shapesOf(place).every(({ suffix, widths }) =>
    widths.some((width) => files().has(`${wholeName(place, name, suffix)}-${width}.avif`)),
  );
}

/** The pictures of the repository for a place, as documents name them there. */
export function picturesOfRepository(place: PicturePlace): string[] {
  const [{ suffix, widths }] = PICTURE_PLACES[place].shapes;
  const prefix = PICTURE_PLACES[place].folder && `${PICTURE_PLACES[place].folder}/`;
  const ends = widths.map((width) => `${suffix && `-${suffix}`}-${width}.avif`);
  const names = [...files()]
    .filter((file) => file.startsWith(prefix))
    .flatMap((file) => ends.filter((end) => file.endsWith(end)).map((end) => file.slice(prefix.length, -end.length)));
  return [...new Set(names)].filter((name) => isOfRepository({ place, name })).sort();
}

/** Where the narrowest file of a picture lies; undefined where there is none. @param name with folder and form. */
export function fileOfRepository(name: string): string | undefined {
  const widths = [...files()].flatMap((file) =>
    file.startsWith(`${name}-`) ? (/^-(\d+)\.webp$/.exec(file.slice(name.length))?.[1] ?? []) : [],
  );
  const narrowest = Math.min(...widths.map(Number));
  return widths.length > 0 ? path.join(FOLDER, `${name}-${narrowest}.webp`) : undefined;
}
