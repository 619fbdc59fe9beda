/** A film of a few frames, in which every byte counts: changes made by chance hit more than the frames. */
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { filmBytes } from './films.ts';
import { addSilence } from './sound.ts';

/** The first frames of {@link filmBytes}, with a comment such as telephones write, silent or with a track of AAC. */
export async function shortFilm(
  kind: 'mp4' | 'mov',
  frames: number,
  comment: string,
  hasSound = false,
): Promise<Buffer> {
  using input = new Input({ source: new BufferSource(filmBytes()), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The film has no frames.');
  const target = new BufferTarget();
  const options = { fastStart: 'in-memory' } as const;
  const format = kind === 'mp4' ? new Mp4OutputFormat(options) : new MovOutputFormat(options);
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, {});
  const silence = hasSound && addSilence(output, 'aac');
  output.setMetadataTags({ comment });
  await output.start();
  let count = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (count++ === frames) break;
    await source.add(packet, { decoderConfig });
  }
  if (silence) await silence(frames / 25);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
