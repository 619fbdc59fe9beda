/** One file of the built site, held ready to be sent: its forms with all their headers. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ENCODING_SUFFIX, ENCODINGS, type Encoding } from './content-encoding.ts';
import { contentType, TEXT_EXTENSIONS } from './content-types.ts';

/** Files above this size (4 MiB: long videos) are sent from the disk instead of the memory. */
export const MEMORY_MAX_BYTES = 4 * 1024 * 1024;

/** One form of a file: as it is, or compressed. */
export interface FileForm {
  encoding: Encoding;
  /** Undefined for a file that is sent from the disk. */
  body: Buffer | undefined;
  /** Size in bytes. */
  size: number;
  /** Strong: taken from the bytes of this very form. */
  etag: string;
}

/** A file with its forms. */
export interface SiteFile {
  /** Path on the disk. */
  source: string;
  type: string;
  /** The forms that exist; `identity` always does. */
  forms: readonly FileForm[];
  /** Whether parts of it can be asked for: what is not text, so that it has a single form. */
  hasRanges: boolean;
}

async function hashFile(source: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(source), hash);
  return hash.digest('base64url');
}

function etagOf(hash: string): string {
  // 132 bits tell any two files apart.
  return `"${hash.slice(0, 22)}"`;
}

async function readForm(encoding: Encoding, source: string): Promise<FileForm> {
  const { size } = statSync(source);
  if (size > MEMORY_MAX_BYTES) return { encoding, body: undefined, size, etag: etagOf(await hashFile(source)) };
  const body = readFileSync(source);
  return { encoding, body, size, etag: etagOf(createHash('sha256').update(body).digest('base64url')) };
}

/**
 * Reads a file and the compressed forms that the build has put beside it.
 *
 * @throws the file system's error.
 */
export async function readSiteFile(source: string): Promise<SiteFile> {
  const isText = TEXT_EXTENSIONS.some((extension) => source.toLowerCase().endsWith(extension));
  const forms: FileForm[] = [];
  for (const encoding of ENCODINGS) {
    if (encoding === 'identity') forms.push(await readForm(encoding, source));
    else if (isText && existsSync(source + ENCODING_SUFFIX[encoding])) {
      forms.push(await readForm(encoding, source + ENCODING_SUFFIX[encoding]));
    }
  }
  return { source, type: contentType(source), forms, hasRanges: !isText };
}
