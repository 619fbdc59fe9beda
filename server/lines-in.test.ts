import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { linesIn } from './lines-in.ts';

it('OPS-2 a line of JSON ends at its line feed alone, however its bytes come', async () => {
  const lines = ['{"text":"one\u2028two\u2029three"}', '', '"学生 🎓"', 'the last, cut off'];
  const bytes = Buffer.from(lines.join('\n'));
  for (const size of [1, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await Array.fromAsync(linesIn(Readable.from(chunks, { objectMode: false })))).toEqual(lines);
  }
});
