/**
 * Encodes the films' posters for the site: AVIF and WebP, 640 and 1280 px wide, and a WebP of 960 px, the
 * one that a `poster` attribute and browsers without AVIF get.
 *
 *     node artwork/films/posters.mjs FOLDER
 *
 * The argument is a folder with NAME.jpg; a poster drawn by capture.mjs comes first. A film with neither keeps its own.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const [folder = '.'] = process.argv.slice(2);
const films = fileURLToPath(new URL('../../site/films/', import.meta.url));
const target = fileURLToPath(new URL('../../site/pictures/films/', import.meta.url));

for (const file of readdirSync(films).filter((name) => name.endsWith('.mp4'))) {
  const name = file.slice(0, -'.mp4'.length);
  const drawn = join(tmpdir(), `film-poster-${name}.png`);
  const source = existsSync(drawn) ? drawn : join(folder, `${name}.jpg`);
  if (!existsSync(source)) continue;
  for (const width of [640, 1280]) {
    const picture = sharp(source).resize(width);
    await picture.clone().avif({ quality: 55, effort: 7 }).toFile(`${target}${name}-${width}.avif`);
    await picture.clone().webp({ quality: 80, effort: 6 }).toFile(`${target}${name}-${width}.webp`);
  }
  await sharp(source).resize(960).webp({ quality: 80, effort: 6 }).toFile(`${target}${name}-960.webp`);
}
