/** One file of the built site, held ready to be sent: its forms with all their headers. */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ENCODING_SUFFIX, ENCODINGS, type Encoding } from './content-encoding.ts';
import { contentType, isText } from './content-types.ts';

/** Files above this size (400 KiB: films) are sent from the disk instead of the memory. */
export const MEMORY_MAX_BYTES = 400 * 1024;

/** A file as it is, or compressed in one encoding. */
export class FileForm {
  readonly encoding: Encoding;
  /** Path on the disk. */
  readonly source: string;
  /** Size in bytes. */
  readonly size: number;
  /** Whether it stays in memory once it was asked for. */
  readonly isKept: boolean;
  /** Undefined for a form that is sent from the disk, and for one that nobody has asked for yet. */
  body: Buffer | undefined;
  #etag: string | undefined;

  constructor(given: Pick<FileForm, 'encoding' | 'source' | 'size' | 'isKept' | 'body'>) {
    this.encoding = given.encoding;
    this.source = given.source;
    this.size = given.size;
    this.isKept = given.isKept;
    this.body = given.body;
    // A film takes a while: nobody who asks for it should wait for that.
    if (!this.body && this.size > MEMORY_MAX_BYTES) this.#etag = hashFile(this.source);
  }

  /** Strong: taken from the bytes of this very form, when it is first asked for. @throws the file system's error. */
  get etag(): string {
    this.#etag ??= this.body ? etagOf(this.body) : hashFile(this.source);
    return this.#etag;
  }
}

/** A file with its forms. */
export interface SiteFile {
  /** Path of the file as it is. */
  source: string;
  type: string;
  /** The forms that exist; `identity` always does. */
  forms: readonly FileForm[];
  /** Whether parts of it can be asked for: films, of which browsers take no more than they show. */
  hasRanges: boolean;
}

/** Reused for every file: what is only hashed leaves nothing behind in the memory. */
const chunk = Buffer.allocUnsafe(256 * 1024);

function etagOfHash(hash: Hash): string {
  // 132 bits tell any two files apart.
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function hashFile(source: string): string {
  const hash = createHash('sha256');
  const file = openSync(source, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return etagOfHash(hash);
}

/** The tag of some bytes. */
export function etagOf(bytes: Buffer): string {
  return etagOfHash(createHash('sha256').update(bytes));
}

function formInMemory(encoding: Encoding, source: string, body: Buffer): FileForm {
  return new FileForm({ encoding, source, body, size: body.length, isKept: true });
}

/** When a form is read into memory: with the site, when it is first asked for, or never. */
type Place = 'at start' | 'once asked for' | 'disk';

function readForm(encoding: Encoding, source: string, place: Place): FileForm {
  const { size } = statSync(source);
  if (place === 'at start' && size <= MEMORY_MAX_BYTES) return formInMemory(encoding, source, readFileSync(source));
  const isKept = place !== 'disk' && size <= MEMORY_MAX_BYTES;
  return new FileForm({ encoding, source, body: undefined, size, isKept });
}

/**
 * Compressed forms that are not read at once. Browsers that take zstd take Brotli too, which is smaller; gzip is for
 * them where a site has no https, and for search engines.
 */
const LATER: Readonly<Partial<Record<Encoding, Place>>> = { zstd: 'disk', gzip: 'once asked for' };

/** Pictures of shared pages: fetched once by whoever shows the link, and by no visitor. */
const SHARE_IMAGE = /[\\/]client[\\/]share[\\/]/;

/** Where a file as it is stays: on the disk, if it has compressed forms. */
function placeOfIdentity(source: string, isCompressed: boolean): Place {
  return isCompressed || SHARE_IMAGE.test(source) ? 'disk' : 'at start';
}

/**
 * Reads a file and the compressed forms that the build has put beside it. What is hardly ever
 * asked for stays on the disk: rare forms, pictures of shared pages, and a text as it is when it has others.
 *
 * @throws the file system's error.
 */
export function readSiteFile(source: string): SiteFile {
  const forms: FileForm[] = [];
  for (const encoding of ENCODINGS) {
    if (encoding === 'identity') forms.push(readForm(encoding, source, placeOfIdentity(source, forms.length > 0)));
    else if (isText(source) && existsSync(source + ENCODING_SUFFIX[encoding])) {
      forms.push(readForm(encoding, source + ENCODING_SUFFIX[encoding], LATER[encoding] ?? 'at start'));
    }
  }
  const type = contentType(source);
  return { source, type, forms, hasRanges: type.startsWith('video/') };
}

/** A quick one: it is pressed while the server loads an edition. */
const MADE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that is made when it is loaded, from a file of the build, with its compressed forms. @param source that file. */
export function madeFile(source: string, text: string): SiteFile {
  const bytes = Buffer.from(text);
  const bodies: readonly (readonly [Encoding, Buffer])[] = [
    ['br', brotliCompressSync(bytes, MADE_BROTLI)],
    ['gzip', gzipSync(bytes)],
    ['identity', bytes],
  ];
  const forms = bodies.map(([encoding, body]) => formInMemory(encoding, source, body));
  return { source, type: contentType(source), forms, hasRanges: false };
}
