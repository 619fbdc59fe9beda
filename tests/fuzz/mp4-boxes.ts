/** Changes the boxes of an MP4 (ISO/IEC 14496-12, 4.2: a length, a name, and what is in it). */

const HEAD_BYTES = 8;
/** Boxes that hold boxes. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** A box with its head. */
export function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(HEAD_BYTES + content.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A box of numbers of four bytes each. */
export function numberBox(name: string, numbers: readonly number[]): Buffer {
  const content = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) content.writeUInt32BE(number, index * 4);
  return box(name, content);
}

/** A file with other boxes in the place of those of the same names; the lengths around them are right again. */
export function replaceBoxes(bytes: Buffer, others: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + HEAD_BYTES);
    const whole = bytes.subarray(at, at + length);
    const content = whole.subarray(HEAD_BYTES);
    parts.push(others.get(name) ?? (HOLDERS.has(name) ? box(name, replaceBoxes(content, others)) : whole));
    at += length;
  }
  return Buffer.concat(parts);
}
