/** Whether a file begins as a film, whatever it is called. */

const BRAND_START = 8;
const BRAND_END = 12;

/** Brands of files that have the structure of MP4 and hold pictures. */
const PICTURE_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];

/** Whether some bytes begin as MP4 or QuickTime do (ISO/IEC 14496-12, box `ftyp`). */
export function isFilmFile(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, BRAND_END)).toString('latin1');
  return head.slice('....'.length, BRAND_START) === 'ftyp' && !PICTURE_BRANDS.includes(head.slice(BRAND_START));
}
