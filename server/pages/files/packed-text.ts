/** HTML that is seldom asked for, kept compressed: a fifth of the memory, for a millisecond when it is asked for. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Unpacks the text. */
export type PackedText = () => string;

/** The quickest: it runs for some dozens of pages when a server starts. */
const LEVEL = 1;

/** Keeps a text of UTF-8. It stays in memory: a build may replace the files under a server that runs. */
export function packText(text: Buffer): PackedText {
  const packed = deflateRawSync(text, { level: LEVEL });
  return () => inflateRawSync(packed).toString();
}
