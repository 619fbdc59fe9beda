/** Pictures and films that are damaged, or that say of themselves what is not so. */
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { shortFilm } from '../support/media/short-film.ts';
import { applyEdits, type ByteEdit, byteEdits } from './byte-edits.ts';
import { numberBox, replaceBoxes } from './mp4-boxes.ts';

/** Stands in what files tell of themselves, to be looked for where it must not be. */
export const METADATA_MARK = 'Qxzebulon';

/** What is sent, and what it was made of. */
export interface SentUpload {
  kind: 'picture' | 'film';
  made: string;
  bytes: Buffer;
}

const PNG_HEAD_BYTES = 8;

/** Puts the checksums of a PNG right as far as its chunks can be followed: its reader looks no further where one is wrong. */
function withChecksums(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = PNG_HEAD_BYTES; at + 12 <= copy.length;) {
    const end = at + 8 + copy.readUInt32BE(at);
    if (end + 4 > copy.length) break;
    copy.writeUInt32BE(crc32(copy.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return copy;
}

async function basePictures(): Promise<Record<string, Buffer>> {
  const pixels = Buffer.from(Array.from({ length: 80 * 60 * 3 }, (_, index) => (index * index * 31) % 251));
  const plain = () => sharp(pixels, { raw: { width: 80, height: 60, channels: 3 } });
  const told = () => plain().withExif({ IFD0: { Artist: METADATA_MARK, ImageDescription: METADATA_MARK } });
  return {
    jpeg: await told().jpeg({ quality: 80 }).toBuffer(),
    progressive: await told().jpeg({ progressive: true }).toBuffer(),
    png: await told().png().toBuffer(),
    interlaced: await plain().ensureAlpha().png({ progressive: true }).toBuffer(),
    palette: await plain().png({ palette: true }).toBuffer(),
    webp: await told().webp({ quality: 80 }).toBuffer(),
    lossless: await told().webp({ lossless: true }).toBuffer(),
    avif: await plain().avif({ effort: 0 }).toBuffer(),
  };
}

const BOXES = [
  'ftyp',
  'moov',
  'mvhd',
  'trak',
  'tkhd',
  'mdia',
  'mdhd',
  'hdlr',
  'minf',
  'stbl',
  'stsd',
  'avc1',
  'avcC',
  'mp4a',
  'esds',
  'stts',
  'stsz',
  'stsc',
  'stco',
  'ctts',
  'stss',
  'udta',
  'mdat',
];
const NUMBERS = [0, 1, 2, 0xff, 0xffff, 0x0010_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];

/** Sets a number in a box: which, how far behind its name, to what; in the last of its name, which is of the sound, or the first. */
const boxEdit = fc.tuple(
  fc.constantFrom(...BOXES),
  fc.integer({ min: -1, max: 24 }).map((place) => place * 4),
  fc.constantFrom(...NUMBERS),
  fc.boolean(),
);
type BoxEdit = typeof boxEdit extends fc.Arbitrary<infer One> ? One : never;

function editBox(bytes: Buffer, [name, place, number, isLast]: BoxEdit): Buffer {
  const copy = Buffer.from(bytes);
  const found = isLast ? copy.lastIndexOf(name) : copy.indexOf(name);
  const at = found + (place < 0 ? place : name.length + place);
  if (at >= 0 && at + 4 <= copy.length) copy.writeUInt32BE(number, at);
  return copy;
}

/** A film whose frames all name the same bytes. */
export function repeatedFrames(film: Buffer, frames: number, frameBytes: number): Buffer {
  const start = film.indexOf('mdat') + 4;
  return replaceBoxes(
    film,
    new Map([
      ['stts', numberBox('stts', [0, 1, frames, 100])],
      ['stsz', numberBox('stsz', [0, frameBytes, frames])],
      ['stsc', numberBox('stsc', [0, 1, 1, 1, 1])],
      ['stco', numberBox('stco', [0, frames, ...Array<number>(frames).fill(start)])],
      ['stss', numberBox('stss', [0, 1, 1])],
      ['ctts', Buffer.alloc(0)],
    ]),
  );
}

/** Pictures and films as somebody might upload them, whole or damaged. */
export async function sentUploads(): Promise<fc.Arbitrary<SentUpload>> {
  const pictures = await basePictures();
  const films: Record<string, Buffer> = {
    mp4: await shortFilm('mp4', 8, METADATA_MARK),
    mov: await shortFilm('mov', 8, METADATA_MARK),
    sound: await shortFilm('mp4', 8, METADATA_MARK, true),
  };
  const picture = fc
    .tuple(fc.constantFrom(...Object.keys(pictures)), byteEdits)
    .map(([base, edits]: [string, ByteEdit[]]): SentUpload => {
      const edited = applyEdits(pictures[base] ?? Buffer.alloc(0), edits);
      const bytes = edited.toString('latin1', 1, 4) === 'PNG' ? withChecksums(edited) : edited;
      return { kind: 'picture', made: JSON.stringify([base, edits]), bytes };
    });
  const film = fc
    .tuple(fc.constantFrom(...Object.keys(films)), fc.array(boxEdit, { maxLength: 3 }), byteEdits)
    .map(([base, boxes, edits]): SentUpload => {
      const bytes = applyEdits(boxes.reduce(editBox, films[base] ?? Buffer.alloc(0)), edits);
      return { kind: 'film', made: JSON.stringify([base, boxes, edits]), bytes };
    });
  const swollen = fc
    .tuple(fc.constantFrom(1, 10, 1000, 60_000), fc.constantFrom(0, 1, 500, 50_000))
    .map(([frames, size]): SentUpload => {
      const bytes = repeatedFrames(films['mp4'] ?? Buffer.alloc(0), frames, size);
      return { kind: 'film', made: JSON.stringify(['repeated', frames, size]), bytes };
    });
  return fc.oneof({ weight: 10, arbitrary: picture }, { weight: 10, arbitrary: film }, swollen);
}
