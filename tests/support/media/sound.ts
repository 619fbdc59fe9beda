/** Tracks of sound for films of tests. */
import { EncodedAudioPacketSource, EncodedPacket, type Output } from 'mediabunny';

/** A piece of sound in which nothing is to be heard, with what describes it (ISO/IEC 14496-3); MP3 as a file only says it is. */
const SILENCE = {
  aac: { codec: 'mp4a.40.2', piece: [0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80], description: [0x11, 0x90] },
  mp3: { codec: 'mp3', piece: [0xff, 0xfb, 0x90, 0x00], description: undefined },
} as const;

const SAMPLE_RATE = 48_000;
const SAMPLES_IN_PIECE = 1024;

/** How the sound of a film is encoded. */
export type SoundCodec = keyof typeof SILENCE;

/**
 * Gives a film a second track, before it is started.
 *
 * @returns what writes some seconds of it, after that.
 */
export function addSilence(output: Output, of: SoundCodec): (seconds: number) => Promise<void> {
  const { codec, piece, description } = SILENCE[of];
  const source = new EncodedAudioPacketSource(of);
  output.addAudioTrack(source);
  const decoderConfig = {
    codec,
    sampleRate: SAMPLE_RATE,
    numberOfChannels: 2,
    ...(description && { description: new Uint8Array(description) }),
  };
  const length = SAMPLES_IN_PIECE / SAMPLE_RATE;
  return async (seconds) => {
    for (let at = 0; at < seconds; at += length)
      await source.add(new EncodedPacket(new Uint8Array(piece), 'key', at, length), { decoderConfig });
  };
}
