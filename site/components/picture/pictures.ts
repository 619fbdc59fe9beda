/**
 * Finds the encoded files of a picture. Runs at build time only: an island gets the result as a
 * prop, never this index.
 */
import type { ImageMetadata } from 'astro';
import {
  FALLBACK_MIN_WIDTH,
  PICTURE_PLACES,
  type PicturePlace,
  type ShapedFile,
  shapedFiles,
  shapesOf,
  UPLOADS_PATH,
  uploadedPicture,
} from '../../../contract/content/picture-places.ts';

const files = import.meta.glob<ImageMetadata>('/site/pictures/**/*.{avif,webp}', { import: 'default', eager: true });

/** What a `<picture>` needs: the AVIF files as a `srcset`, widths in px. */
export interface PictureSources {
  avif: string;
  /** One WebP for browsers without AVIF (Safari before 16.4): the smallest of at least 700 px, else the largest. */
  src: string;
  /** Intrinsic size in px of the largest file; gives the browser the aspect ratio before loading. */
  width: number;
  height: number;
}

/**
 * The files of a picture by its name without width and ending, such as `schools/nj-tech`.
 * Throws when there are none.
 */
export function findPicture(name: string): PictureSources {
  const found = Object.entries(files)
    .filter(([path]) => path.replace(/-\d+\.(avif|webp)$/, '') === `/site/pictures/${name}`)
    .map(([, file]) => file)
    .sort((a, b) => a.width - b.width);
  const largest = found.at(-1);
  if (!largest)
    throw new Error(`There is no picture "${name}": expected site/pictures/${name}-<width>.avif and .webp.`);
  const webp = found.filter((file) => file.format === 'webp');
  return {
    avif: found
      .filter((file) => file.format === 'avif')
      .map((file) => `${file.src} ${file.width}w`)
      .join(', '),
    src: (webp.find((file) => file.width >= FALLBACK_MIN_WIDTH) ?? webp.at(-1) ?? largest).src,
    width: largest.width,
    height: largest.height,
  };
}

/**
 * The files of the picture that a document names for a place, in one of the place's forms; the first, where none is named.
 * Throws for a picture of the repository that is not there, and for a form that the place does not have.
 */
export function placedPicture(place: PicturePlace, name: string, suffix?: string): PictureSources {
  const shape = suffix === undefined ? shapesOf(place)[0] : shapesOf(place).find((one) => one.suffix === suffix);
  if (!shape) throw new Error(`A ${place} has no form "${suffix}".`);
  const uploaded = uploadedPicture(name);
  if (!uploaded) {
    const whole = [PICTURE_PLACES[place].folder, name].filter(Boolean).join('/');
    return findPicture([whole, shape.suffix].filter(Boolean).join('-'));
  }
  const { avif, webp, width, height } = shapedFiles(name, uploaded, shape);
  const address = ({ file }: ShapedFile) => `${UPLOADS_PATH}${file}`;
  return { avif: avif.map((one) => `${address(one)} ${one.width}w`).join(', '), src: address(webp), width, height };
}
