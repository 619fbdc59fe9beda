/** Reads uploaded films, and keeps what visitors are to see of them (EDIT-7). */
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

/** Writes the frames of a track into a new file, upright as they were: no sound, no places, no names. */
async function withoutMetadata(track: InputVideoTrack, start: number, end: number): Promise<Buffer | undefined> {
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) return undefined;
  const target = new BufferTarget();
  // What is needed to begin stands first in the file: a browser plays it while the rest arrives.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const frames = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(frames, { rotation: await track.getRotation() });
  await output.start();
  let read = start;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    read = Math.max(read, packet.timestamp + packet.duration);
    await frames.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig });
  }
  await output.finalize();
  // Where a file is cut off, the frames end without an error, and earlier than its description says.
  if (read < end - FRAME_SECONDS) return undefined;
  return target.buffer ? withoutTime(Buffer.from(target.buffer)) : undefined;
}

async function taken(track: InputVideoTrack): Promise<TakenFilm> {
  if ((await track.getCodec()) !== 'avc') return { refused: 'encoding' };
  const [width = 0, height = 0] = [await track.getDisplayWidth(), await track.getDisplayHeight()].map(Math.round);
  if (Math.max(width, height) > FILM_MAX_SIDE) return { refused: 'too wide' };
  const start = await track.getFirstTimestamp();
  const end = await track.computeDuration();
  const length = end - start;
  if (length > FILM_MAX_SECONDS) return { refused: 'too long' };
  const bytes = await withoutMetadata(track, start, end);
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
    return track ? await taken(track) : { refused: 'no film' };
  } catch (error) {
    // The library's errors have no codes: what it cannot read was not a film to its end.
    if (error instanceof Error) return { refused: 'damaged' };
    throw error;
  }
}
