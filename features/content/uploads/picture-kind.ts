/** What a file is by its first bytes, whatever it is called. */

/** Kinds of pictures that are told apart. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** Brands of the files that iPhones and some Android telephones make. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** The kind of picture that some bytes begin as; undefined for everything else. */
export function kindOfPicture(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(head.slice(8))) return 'heic';
  return undefined;
}
