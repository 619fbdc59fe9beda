/** Reads lines of JSON out of a stream. Node's `readline` also ends a line at U+2028 and U+2029, which JSON has as they are. */
import type { Readable } from 'node:stream';

/** The lines of a stream of UTF-8, each without the `\n` at its end. @throws the stream's error. */
export async function* linesIn(stream: Readable): AsyncGenerator<string> {
  let line = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const [first = '', ...others] = String(chunk).split('\n');
    line += first;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  if (line !== '') yield line;
}
