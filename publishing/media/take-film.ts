/** Reads uploaded films, and keeps what visitors are to see of them (EDIT-7). */
import { readFile } from 'node:fs/promises';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';
import { FILM_MAX_SECONDS, FILM_MAX_SIDE } from '../../features/content/contract/film-api.ts';

/** Why nothing is kept of a file. */
export type FilmRefusal = 'no film' | 'encoding' | 'sound encoding' | 'too wide' | 'too long' | 'damaged';

/** What became of an uploaded file: MP4, its size in px, its length to a tenth of a second. */
export type TakenFilm = { bytes: Buffer; width: number; height: number; seconds: number } | { refused: FilmRefusal };

/** Times are rounded, by less than a frame takes. */
const FRAME_SECONDS = 1 / 60;

/** Length and name of a box. */
const HEAD_BYTES = 8;

/** The description of sound that phones and browsers know has two to five bytes; in a longer one words may stand. */
const SOUND_DESCRIPTION_MAX_BYTES = 8;

/** Where the description of the frames says how long a length is. */
const LENGTH_AT = 4;

/** Boxes that say when a film was made, which is when it was uploaded (ISO/IEC 14496-12, 8.2.2, 8.3.2 and 8.4.2). */
const DATED_BOXES = ['mvhd', 'tkhd', 'mdhd'];

/** Takes the time out of a file whose description stands before its frames: what is uploaded twice is the same. */
function withoutTime(film: Buffer): Buffer {
  const description = film.subarray(0, film.indexOf('mdat'));
  for (const box of DATED_BOXES)
    for (let at = description.indexOf(box); at >= 0; at = description.indexOf(box, at + 1)) {
      const content = at + box.length;
      const isLong = description[content] === 1;
      // Version and flags, then when it was made and changed.
      description.fill(0, content + 4, content + 4 + (isLong ? 16 : 8));
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

/** What stands in the boxes `mdat` of a file: all else tells of it, with names and places too (ISO/IEC 14496-12, 8.1.1). */
function mediaData(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at + 2 * HEAD_BYTES <= file.length;) {
    const short = file.readUInt32BE(at);
    // 1: the length follows the name; 0: the box goes on until the file ends.
    const length = short === 1 ? Number(file.readBigUInt64BE(at + HEAD_BYTES)) : short || file.length - at;
    if (length < HEAD_BYTES) break;
    const isMedia = file.toString('latin1', at + 4, at + HEAD_BYTES) === 'mdat';
    if (isMedia) parts.push(file.subarray(at + HEAD_BYTES, at + length));
    at += length;
  }
  return Buffer.concat(parts);
}

/** The tracks of a file that are kept, when the film begins and ends, and the whole file. */
interface Found {
  track: InputVideoTrack;
  sound: InputAudioTrack | undefined;
  start: number;
  end: number;
  file: Buffer;
}

/** Copies the frames. @returns when the last one ends, in seconds; undefined where they are none. */
async function copyFrames({ track, start, file }: Found, to: EncodedVideoPacketSource): Promise<number | undefined> {
  const decoderConfig = await track.getDecoderConfig();
  const lengthBytes = lengthBytesOf(decoderConfig?.description);
  if (!decoderConfig || lengthBytes === undefined) return undefined;
  let read = start;
  let room = file.length;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    room -= packet.byteLength;
    // Frames that name the same bytes again and again: a file of 300 kB could become one of gigabytes.
    // And what is none may be anything that stands in the file, a name or a place too.
    if (room < 0 || !isFrame(packet.data, lengthBytes)) return undefined;
    read = Math.max(read, packet.timestamp + packet.duration);
    await to.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig });
  }
  return read;
}

/** Copies the sound of the film's time. @returns when it ends, in seconds; undefined where it is none. */
async function copySound(
  track: InputAudioTrack,
  { start, end, file }: Found,
  to: EncodedAudioPacketSource,
): Promise<number | undefined> {
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig?.description || decoderConfig.description.byteLength > SOUND_DESCRIPTION_MAX_BYTES)
    return undefined;
  const data = mediaData(file);
  let read = start;
  let at = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // Sound has no lengths by which it could be checked: it is what stands among the media, piece behind piece.
    at = data.indexOf(packet.data, at);
    if (at < 0 || packet.byteLength === 0) return undefined;
    at += packet.byteLength;
    if (packet.timestamp >= end) break;
    read = packet.timestamp + packet.duration;
    if (read > start) await to.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig });
  }
  return read;
}

/** Writes the frames and the sound into a new file, upright as they were: no places, no names. */
async function withoutMetadata(found: Found): Promise<Buffer | undefined> {
  const { track, sound, end } = found;
  const target = new BufferTarget();
  // What is needed to begin stands first in the file: a browser plays it while the rest arrives.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const [frames, sounds] = [new EncodedVideoPacketSource('avc'), new EncodedAudioPacketSource('aac')];
  output.addVideoTrack(frames, { rotation: await track.getRotation() });
  if (sound) output.addAudioTrack(sounds);
  await output.start();
  const framesEnd = await copyFrames(found, frames);
  const soundEnd = sound ? await copySound(sound, found, sounds) : end;
  if (framesEnd === undefined || soundEnd === undefined) return undefined;
  await output.finalize();
  // Where a file is cut off, its packets end without an error, and earlier than its description says.
  const soundLasts = sound ? Math.min(end, await sound.computeDuration()) : end;
  if (framesEnd < end - FRAME_SECONDS || soundEnd < soundLasts - FRAME_SECONDS) return undefined;
  return target.buffer ? withoutTime(Buffer.from(target.buffer)) : undefined;
}

/**
 * The track of sound that is kept; undefined where there is none at all. Telephones may write a second one, of sound all
 * around, that browsers do not know.
 */
async function soundOf(input: Input): Promise<InputAudioTrack | 'other' | undefined> {
  const tracks = await input.getAudioTracks();
  for (const track of tracks) if ((await track.getCodec()) === 'aac') return track;
  return tracks.length > 0 ? 'other' : undefined;
}

async function taken(input: Input, track: InputVideoTrack, file: Buffer): Promise<TakenFilm> {
  if ((await track.getCodec()) !== 'avc') return { refused: 'encoding' };
  const sound = await soundOf(input);
  if (sound === 'other') return { refused: 'sound encoding' };
  const [width = 0, height = 0] = [await track.getDisplayWidth(), await track.getDisplayHeight()].map(Math.round);
  if (Math.max(width, height) > FILM_MAX_SIDE) return { refused: 'too wide' };
  const start = await track.getFirstTimestamp();
  const end = await track.computeDuration();
  const length = end - start;
  if (length > FILM_MAX_SECONDS) return { refused: 'too long' };
  const bytes = await withoutMetadata({ track, sound, start, end, file });
  // Shorter than a tenth of a second there is nothing to see.
  const seconds = Math.round(length * 10) / 10;
  return bytes && seconds > 0 ? { bytes, width, height, seconds } : { refused: 'damaged' };
}

/**
 * What is kept of an uploaded file: its frames and sound as they are, in a new MP4. The frames are not encoded anew: that
 * takes an encoder of H.264, which no package brings without a program of its own.
 *
 * @param file the file as it was sent.
 */
export async function takeFilm(file: string): Promise<TakenFilm> {
  using input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF] });
  try {
    const track = await input.getPrimaryVideoTrack();
    return track ? await taken(input, track, await readFile(file)) : { refused: 'no film' };
  } catch (error) {
    // The library's errors have no codes: what it cannot read was not a film to its end.
    if (error instanceof Error) return { refused: 'damaged' };
    throw error;
  }
}
