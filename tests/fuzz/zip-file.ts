/** Zip files as they should be, and as they should not. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Layout: APPNOTE.TXT 6.3.10, 4.3.7 (local header), 4.3.12 (directory), 4.3.16 (its end). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const DEFLATED = 8;

/** A file in a zip file. */
export interface ZipEntry {
  name: string;
  content: Buffer;
  /** Kept as it is, and not packed. */
  isStored?: boolean;
  /** What its headers say of its size instead of the truth. */
  size?: number | undefined;
}

/** The files in a zip file, by the list at its end. */
export function readZip(bytes: Buffer): ZipEntry[] {
  const end = bytes.length - END_BYTES;
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [nameBytes, extraBytes] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const isPacked = bytes.readUInt16LE(at + 10) === DEFLATED;
    const name = bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
    at += CENTRAL_BYTES + nameBytes + extraBytes + bytes.readUInt16LE(at + 32);
    return { name, content: isPacked ? inflateRawSync(packed) : packed };
  });
}

/** What stands in both headers of an entry, at a place. */
function writeCommon(header: Buffer, at: number, { name, content, isStored, size }: ZipEntry, packed: Buffer): void {
  header.writeUInt16LE(isStored ? 0 : DEFLATED, at + 4);
  header.writeUInt32LE(crc32(content), at + 10);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(size ?? content.length, at + 18);
  header.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

/** A zip file of some files. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = entry.isStored ? entry.content : deflateRawSync(entry.content);
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL, 0);
    writeCommon(local, 4, entry, packed);
    const central = Buffer.alloc(CENTRAL_BYTES);
    central.writeUInt32LE(CENTRAL, 0);
    writeCommon(central, 6, entry, packed);
    central.writeUInt32LE(offset, 42);
    const name = Buffer.from(entry.name);
    files.push(local, name, packed);
    directory.push(central, name);
    offset += LOCAL_BYTES + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}
