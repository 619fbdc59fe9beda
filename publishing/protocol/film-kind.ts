/** What a file is, by its bytes and whatever it is called: whether it begins as a film, and whether that has sound. */

const BRAND_START = 8;
const BRAND_END = 12;

/** Brands of files that have the structure of MP4 and hold pictures. */
const PICTURE_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];

/** Whether some bytes begin as MP4 or QuickTime do (ISO/IEC 14496-12, box `ftyp`). */
export function isFilmFile(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, BRAND_END)).toString('latin1');
  return head.slice('....'.length, BRAND_START) === 'ftyp' && !PICTURE_BRANDS.includes(head.slice(BRAND_START));
}

/** The whole box that every track of sound has and no other: its length, its name, and zeros (ISO/IEC 14496-12, 12.2.2). */
const SOUND_HEADER = Buffer.from('\0\0\0\x10smhd\0\0\0\0\0\0\0\0', 'latin1');

/** Whether an MP4 has a track of sound. @param film of the repository, or as it is kept after an upload. */
export function hasSoundTrack(film: Buffer): boolean {
  return film.includes(SOUND_HEADER);
}
