/** Films for tests, made of one of the site's own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { addSilence, type SoundCodec } from './sound.ts';

const OURS = path.join(import.meta.dirname, '../../../site/films/why-1-one-adviser.mp4');

/** The bytes of a film of 8 seconds and 1280 × 720 px. */
export function filmBytes(): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(OURS));
}

/** How a film differs from that of {@link filmBytes}. */
interface Change {
  codec?: 'avc' | 'hevc';
  /** In px. */
  width?: number;
  /** By how much its frames last longer. */
  slower?: number;
  /** Told of it as telephones do. */
  comment?: string;
  rotation?: 0 | 90;
  /** A track of sound that it has too. */
  sound?: SoundCodec;
}

/** A file that says of its frames what is asked for; what they show stays as it is. */
export async function changedFilm({
  codec = 'avc',
  width,
  slower = 1,
  comment,
  rotation = 0,
  sound,
}: Change): Promise<Buffer> {
  using input = new Input({ source: new BufferSource(filmBytes()), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error(`${OURS} has no frames.`);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const frames = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(frames, { rotation });
  const silence = sound && addSilence(output, sound);
  if (comment !== undefined) output.setMetadataTags({ comment });
  await output.start();
  const decoderConfig = {
    ...config,
    ...(width !== undefined && { codedWidth: width }),
    ...(codec === 'hevc' && { codec: 'hev1.1.6.L93.B0' }),
  };
  for await (const packet of new EncodedPacketSink(track).packets())
    await frames.add(packet.clone({ timestamp: packet.timestamp * slower, duration: packet.duration * slower }), {
      decoderConfig,
    });
  await silence?.(8 * slower);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
