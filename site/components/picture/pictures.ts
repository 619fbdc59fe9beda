/**
 * Finds the encoded files of a picture. Runs at build time only: an island gets the result as a
 * prop, never this index.
 */
import type { ImageMetadata } from 'astro';

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

/** A phone's screen is about this wide in device px; the fallback should look sharp there. */
const FALLBACK_MIN_WIDTH = 700;

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
