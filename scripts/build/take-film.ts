/** Reads uploaded films, and keeps what visitors are to see of them (EDIT-7). */
import { stat } from 'node:fs/promises';
import {
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';
import { FILM_MAX_SECONDS, FILM_MAX_SIDE } from '../../contract/film-api.ts';

/** Why nothing is kept of a file. */
export type FilmRefusal = 'no film' | 'encoding' | 'too wide' | 'too long' | 'damaged';

/** What became of an uploaded file: MP4, its size in px, its length to a tenth of a second. */
export type TakenFilm = { bytes: Buffer; width: number; height: number; seconds: number } | { refused: FilmRefusal };

/** Times are rounded, by less than a frame takes. */
const FRAME_SECONDS = 1 / 60;

/** Where the description of the frames says how long a length is. */
const LENGTH_AT = 4;

/** Boxes that say when a film was made, which is when it was uploaded (ISO/IEC 14496-12, 8.2.2, 8.3.2 and 8.4.2). */
const DATED_BOXES = ['mvhd', 'tkhd', 'mdhd'];

/** Takes the time out of a file whose description stands before its frames: what is uploaded twice is the same. */
function withoutTime(film: Buffer): Buffer {
  const description = film.subarray(0, film.indexOf('mdat'));
  for (const box of DATED_BOXES) {
    const at = description.indexOf(box) + box.length;
    const isLong = description[at] === 1;
    // Version and flags, then when it was made and changed.
    description.fill(0, at + 4, at + 4 + (isLong ? 16 : 8));
  }
  return film;
}

/** Whether some bytes are a frame: units one after the other, each behind its length (ISO/IEC 14496-15, 5.3.2), and no more. */
function isFrame(bytes: Uint8Array, lengthBytes: number): boolean {
  const frame = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + lengthBytes <= frame.length) at += lengthBytes + frame.readUIntBE(at, lengthBytes);
  return at === frame.length;
}

/** How many bytes tell the length of a unit, by the description of the frames (5.2.4.1); undefined where there is none. */
function lengthBytesOf(description: AllowSharedBufferSource | undefined): number | undefined {
  if (description === undefined) return undefined;
  const bytes = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
  return bytes.length > LENGTH_AT ? ((bytes[LENGTH_AT] ?? 0) & 3) + 1 : undefined;
}

/** The track of a file, when it begins and ends, and how long the file is. */
interface Found {
  track: InputVideoTrack;
  start: number;
  end: number;
  fileBytes: number;
}

/** Writes the frames of a track into a new file, upright as they were: no sound, no places, no names. */
async function withoutMetadata({ track, start, end, fileBytes }: Found): Promise<Buffer | undefined> {
  const decoderConfig = await track.getDecoderConfig();
  const lengthBytes = lengthBytesOf(decoderConfig?.description);
  if (!decoderConfig || lengthBytes === undefined) return undefined;
  const target = new BufferTarget();
  // What is needed to begin stands first in the file: a browser plays it while the rest arrives.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const frames = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(frames, { rotation: await track.getRotation() });
  await output.start();
  let read = start;
  let room = fileBytes;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    room -= packet.byteLength;
    // Frames that name the same bytes again and again: a file of 300 kB could become one of gigabytes.
    // And what is none may be anything that stands in the file, a name or a place too.
    if (room < 0 || !isFrame(packet.data, lengthBytes)) return undefined;
    read = Math.max(read, packet.timestamp + packet.duration);
    await frames.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig });
  }
  await output.finalize();
  // Where a file is cut off, the frames end without an error, and earlier than its description says.
  if (read < end - FRAME_SECONDS) return undefined;
  return target.buffer ? withoutTime(Buffer.from(target.buffer)) : undefined;
}

async function taken(track: InputVideoTrack, fileBytes: number): Promise<TakenFilm> {
  if ((await track.getCodec()) !== 'avc') return { refused: 'encoding' };
  const [width = 0, height = 0] = [await track.getDisplayWidth(), await track.getDisplayHeight()].map(Math.round);
  if (Math.max(width, height) > FILM_MAX_SIDE) return { refused: 'too wide' };
  const start = await track.getFirstTimestamp();
  const end = await track.computeDuration();
  const length = end - start;
  if (length > FILM_MAX_SECONDS) return { refused: 'too long' };
  const bytes = await withoutMetadata({ track, start, end, fileBytes });
  // Shorter than a tenth of a second there is nothing to see.
  const seconds = Math.round(length * 10) / 10;
  return bytes && seconds > 0 ? { bytes, width, height, seconds } : { refused: 'damaged' };
}

/**
 * What is kept of an uploaded file: its frames as they are, in a new MP4. The frames are not encoded anew: that takes an
 * encoder of H.264, which no package brings without a program of its own.
 *
 * @param file the file as it was sent.
 */
export async function takeFilm(file: string): Promise<TakenFilm> {
  using input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF] });
  try {
    const track = await input.getPrimaryVideoTrack();
    return track ? await taken(track, (await stat(file)).size) : { refused: 'no film' };
  } catch (error) {
    // The library's errors have no codes: what it cannot read was not a film to its end.
    if (error instanceof Error) return { refused: 'damaged' };
    throw error;
  }
}
