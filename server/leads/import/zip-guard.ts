/**
 * Unpacks a zip file to nowhere, to learn how large it is unpacked and whether a sheet reaches too far: the reader of spreadsheets keeps
 * whatever comes, and a file of two megabytes can hold two gigabytes. Goes from entry to entry as the
 * reader does, and not by the list at the end, which may say something else.
 */
import { inflateRawSync } from 'node:zlib';
import { refuseFarCells } from './far-cells.ts';
import { ImportFault } from './import-fault.ts';

/** Room for all entries: five thousand rows of thirty long cells. */
const UNPACKED_MAX_BYTES = 24_000_000;
const ENTRIES_MAX = 500;

/** Layout: APPNOTE.TXT 6.3.10, 4.3.7 (local header), 4.3.9 (data descriptor), 4.3.12 (directory). */
const ENTRY = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const DIRECTORY = 0x02014b50;
const HEADER_BYTES = 30;
const HAS_DESCRIPTOR = 8;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  next: number;
  unpacked: Buffer;
}

function descriptorBytes(bytes: Buffer, at: number): number {
  return bytes.readUInt32LE(at) === DESCRIPTOR ? 16 : 12;
}

function readEntry(bytes: Buffer, at: number, room: number): Entry {
  const hasDescriptor = (bytes.readUInt16LE(at + 6) & HAS_DESCRIPTOR) !== 0;
  const method = bytes.readUInt16LE(at + 8);
  const packed = bytes.readUInt32LE(at + 18);
  const start = at + HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (method === STORED && !hasDescriptor) {
    return { next: start + packed, unpacked: bytes.subarray(start, start + packed) };
  }
  if (method !== DEFLATED) throw new ImportFault('unreadable');
  // Node's types do not know what `info` makes it return.
  const { buffer, engine } = inflateRawSync(bytes.subarray(start, hasDescriptor ? undefined : start + packed), {
    maxOutputLength: Math.max(room, 1),
    info: true,
  }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
  const end = start + (hasDescriptor ? engine.bytesWritten : packed);
  return { next: hasDescriptor ? end + descriptorBytes(bytes, end) : end, unpacked: buffer };
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
