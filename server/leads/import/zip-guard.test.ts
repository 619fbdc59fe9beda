import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ImportFault } from './import-fault.ts';
import { guardZip } from './zip-guard.ts';

const TEXT = Buffer.from('<sst>what a spreadsheet says</sst>'.repeat(20));
const DIRECTORY = Buffer.from('PK\u0001\u0002'.padEnd(46, '\0'), 'latin1');

interface Changes {
  /** What the header says of the size. */
  size?: number;
  /** Packed as it is, without being made smaller. */
  level?: number;
}

function header(method: number, flags: number, packed: number, size: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('PK\u0003\u0004', 0, 'latin1');
  bytes.writeUInt16LE(flags, 6);
  bytes.writeUInt16LE(method, 8);
  bytes.writeUInt32LE(packed, 18);
  bytes.writeUInt32LE(size, 22);
  return bytes;
}

function sized(content: Buffer, { size = content.length }: Changes = {}): Buffer {
  const packed = deflateRawSync(content);
  return Buffer.concat([header(8, 0, packed.length, size), packed]);
}

/** As programs write it that do not go back: the size stands behind it. */
function unsized(content: Buffer, { level = 6 }: Changes = {}): Buffer {
  const descriptor = Buffer.from('PK\u0007\b'.padEnd(16, '\0'), 'latin1');
  return Buffer.concat([header(8, 8, 0, 0), deflateRawSync(content, { level }), descriptor]);
}

const guard = (...entries: Buffer[]) => guardZip(Buffer.concat([...entries, DIRECTORY]));

describe('a zip file that is said to be a spreadsheet', () => {
  it('DESK-4 passes with the size before or behind each entry, packed or not', () => {
    const stored = Buffer.concat([header(0, 0, TEXT.length, TEXT.length), TEXT]);
    expect(() => guard(sized(TEXT), unsized(TEXT), stored, sized(Buffer.alloc(0)))).not.toThrow();
  });

  it('DESK-4 is refused where an entry says that it is larger than it is: the reader takes that much memory', () => {
    for (const size of [TEXT.length + 1, 0x2000_0000, 0xffff_ffff])
      expect(() => guard(sized(TEXT, { size }))).toThrow(ImportFault);
    const marked = sized(TEXT, { size: 0x2000_0000 });
    marked.writeUInt16LE(8, 6);
    expect(() => guard(marked)).toThrow(ImportFault);
  });

  it('DESK-4 is refused where an entry hides another one, which the reader would find', () => {
    const hidden = Buffer.concat([Buffer.from('PK\u0007\b'.padEnd(16, '\0'), 'latin1'), sized(TEXT)]);
    expect(() => guard(unsized(hidden, { level: 0 }))).toThrow(ImportFault);
  });
});
