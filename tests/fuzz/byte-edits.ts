/** Changes of a file's bytes that are made by chance and can be undone one by one, so that a failing case gets small. */
import fc from 'fast-check';

/** Lengths and counts at which readers stumble. */
const ODD_NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff] as const;
const NUMBER_BYTES = 4;
const LONGEST_PIECE = 64;
const ANYWHERE = 0xffff_ffff;

/** A change of bytes: what, where (as a part of the length, in 2³² steps), and with what. */
export type ByteEdit =
  | readonly ['flip', number, number]
  | readonly ['set', number, number]
  | readonly ['number', number, number]
  | readonly ['remove', number, number]
  | readonly ['repeat', number, number]
  | readonly ['insert', number, string]
  | readonly ['cut', number];

/** A place is even over the whole file, or near its start, where heads are. */
const place = fc.oneof(fc.nat(ANYWHERE), fc.nat({ max: ANYWHERE >>> 5 }));

const edit: fc.Arbitrary<ByteEdit> = fc.oneof(
  fc.tuple(fc.constant('flip' as const), place, fc.nat(7)),
  fc.tuple(fc.constant('set' as const), place, fc.nat(255)),
  fc.tuple(fc.constant('number' as const), place, fc.constantFrom(...ODD_NUMBERS)),
  fc.tuple(fc.constant('remove' as const), place, fc.integer({ min: 1, max: LONGEST_PIECE })),
  fc.tuple(fc.constant('repeat' as const), place, fc.integer({ min: 1, max: LONGEST_PIECE })),
  fc.tuple(fc.constant('insert' as const), place, fc.string({ unit: 'binary-ascii', maxLength: 8 })),
  fc.tuple(fc.constant('cut' as const), place),
);

/** A few changes; none is possible too. */
export const byteEdits = fc.array(edit, { maxLength: 6 });

function apply(bytes: Buffer, [what, part, value = 0]: ByteEdit): Buffer {
  const at = Math.floor((part / (ANYWHERE + 1)) * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (what === 'cut') return before;
  if (typeof value === 'string') return Buffer.concat([before, Buffer.from(value, 'latin1'), after]);
  if (what === 'remove') return Buffer.concat([before, after.subarray(value)]);
  if (what === 'repeat') return Buffer.concat([before, after.subarray(0, value), after]);
  const changed = Buffer.from(bytes);
  if (what === 'flip') changed[at] = (bytes[at] ?? 0) ^ (1 << value);
  else if (what === 'set') changed[at] = value;
  else if (at + NUMBER_BYTES <= bytes.length) changed.writeUInt32BE(value, at);
  return changed;
}

/** The bytes with the changes, one after the other. */
export function applyEdits(bytes: Buffer, edits: readonly ByteEdit[]): Buffer {
  return edits.reduce(apply, bytes);
}
