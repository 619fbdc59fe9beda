/**
 * Unpacks a zip file to nowhere, to learn how large it is unpacked and whether a sheet reaches too far: the reader of
 * spreadsheets keeps whatever comes, and a file of two megabytes can hold two gigabytes. Goes from entry to entry as the
 * reader does, and not by the list at the end, which may say something else. What an entry says of its own size has to be
 * so: the reader takes that much memory before it unpacks anything.
 */
import { inflateRawSync } from 'node:zlib';
import { refuseFarCells } from './far-cells.ts';
import { ImportFault } from './import-fault.ts';

/** Room for all entries: five thousand rows of thirty long cells. */
const UNPACKED_MAX_BYTES = 24_000_000;
const ENTRIES_MAX = 500;

/** Layout: APPNOTE.TXT 6.3.10, 4.3.7 (local header), 4.3.9 (data descriptor), 4.3.12 (directory). */
const ENTRY = 0x04034b50;
const DIRECTORY = 0x02014b50;
const HEADER_BYTES = 30;
const HAS_DESCRIPTOR = 8;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  next: number;
  unpacked: Buffer;
}

const DESCRIPTOR_MARK = 'PK\u0007\b';
const DESCRIPTOR_BYTES = 16;

/** An entry that its header says the size of. */
function readSized(bytes: Buffer, at: number, start: number, room: number): Entry {
  const next = start + bytes.readUInt32LE(at + 18);
  const content = bytes.subarray(start, next);
  const isStored = bytes.readUInt16LE(at + 8) === STORED;
  const unpacked = isStored ? content : inflateRawSync(content, { maxOutputLength: room });
  if (unpacked.byteLength !== bytes.readUInt32LE(at + 22)) throw new ImportFault('unreadable');
  return { next, unpacked };
}

/** An entry whose size stands behind it. Its end is where the reader looks for it: at the first mark. */
function readUnsized(bytes: Buffer, start: number, room: number): Entry {
  // Node's types do not know what `info` makes it return.
  const { buffer, engine } = inflateRawSync(bytes.subarray(start), {
    maxOutputLength: room,
    info: true,
  }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
  const end = start + engine.bytesWritten;
  if (bytes.indexOf(DESCRIPTOR_MARK, start, 'latin1') !== end) throw new ImportFault('unreadable');
  return { next: end + DESCRIPTOR_BYTES, unpacked: buffer };
}

function readEntry(bytes: Buffer, at: number, room: number): Entry {
  const method = bytes.readUInt16LE(at + 8);
  const start = at + HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (method !== STORED && method !== DEFLATED) throw new ImportFault('unreadable');
  // As the reader decides it.
  const isSized = (bytes.readUInt16LE(at + 6) & HAS_DESCRIPTOR) === 0 || bytes.readUInt32LE(at + 18) > 0;
  if (isSized) return readSized(bytes, at, start, Math.max(room, 1));
  if (method === STORED) throw new ImportFault('unreadable');
  return readUnsized(bytes, start, Math.max(room, 1));
}

/** Passes a zip file of a reasonable size. @throws ImportFault unreadable; far for a sheet that reaches too far. */
export function guardZip(bytes: Buffer): void {
  let at = 0;
  let room = UNPACKED_MAX_BYTES;
  try {
    for (let entries = 0; bytes.readUInt32LE(at) === ENTRY; entries++) {
      const { next, unpacked } = readEntry(bytes, at, room);
      room -= unpacked.byteLength;
      if (room < 0 || entries >= ENTRIES_MAX) throw new ImportFault('unreadable');
      refuseFarCells(unpacked);
      at = next;
    }
    if (bytes.readUInt32LE(at) !== DIRECTORY) throw new ImportFault('unreadable');
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    // Damaged, cut off or too large: in each case no spreadsheet that we read.
    throw new ImportFault('unreadable');
  }
  // Nothing more after the list: the reader would unpack it too.
  if (bytes.indexOf('PK\u0003\u0004', at, 'latin1') !== -1) throw new ImportFault('unreadable');
}
