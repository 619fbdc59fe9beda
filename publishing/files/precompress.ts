/**
 * Puts compressed forms beside the text files of the built site: the server sends them as they are.
 *
 * A build mostly changes a few pages of a site. So what was pressed before is kept under a hash of its content and taken
 * from there.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { keysOf } from '../../contract/keys-of.ts';
import { MS_PER_HOUR } from '../../contract/time/time-units.ts';
import { ENCODING_SUFFIX } from '../../server/pages/files/content-encoding.ts';
import { isText } from '../../server/pages/files/content-types.ts';
import { QUICK_NOTE } from '../protocol/edition-files.ts';
import { cacheFolder, forgetUnused, keptOr } from './cache-folder.ts';
import { replaceFile } from './replace-file.ts';

/** Below this a compressed form saves no packet. */
const LEAST_BYTES = 256;
/** Files compressed at a time: zlib works in four threads. */
const AT_A_TIME = 4;

/**
 * How hard each kind of file is pressed. Scripts, styles and the home page, which most visits begin with, are as small as
 * they get. The other pages are many and change with the content, and somebody waits for them: two thirds of the time
 * less make them 1.5 % longer (measured on three of them). Hardly anybody asks for zstd: a tenth of the time makes a page 4 % longer.
 */
const QUALITY = { page: { brotli: 10, zstd: 9 }, other: { brotli: 11, zstd: 19 } } as const;

type Kind = keyof typeof QUALITY;

/** The home page in a language: `zh/index.html`. */
const HOME = /(^|[/\\])[a-z]{2}[/\\]index\.html$/;

const kindOf = (file: string): Kind => (file.endsWith('.html') && !HOME.test(file) ? 'page' : 'other');

/** For what somebody waits for. */
const QUICK_BROTLI = 5;

/** How files are pressed: another way of pressing finds nothing in the cache. */
const RECIPE = JSON.stringify([QUALITY, LEAST_BYTES]);

/** How long forms are kept that no build has used: another site may be built beside this one, with the same cache. */
const KEPT_MS = MS_PER_HOUR;

/** How bytes get their compressed forms. */
const COMPRESS: Record<keyof typeof ENCODING_SUFFIX, (bytes: Buffer, kind: Kind) => Promise<Buffer>> = {
  br(bytes, kind) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: QUALITY[kind].brotli, [BROTLI_PARAM_LGWIN]: 22 };
    return promisify(brotliCompress)(bytes, { params });
  },
  zstd(bytes, kind) {
    return promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: QUALITY[kind].zstd } });
  },
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(file: string, cache: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const kind = kindOf(file);
  const name = createHash('sha256').update(RECIPE).update(kind).update(bytes).digest('hex').slice(0, 32);
  for (const encoding of keysOf(COMPRESS)) {
    const suffix = ENCODING_SUFFIX[encoding];
    const form = await keptOr(path.join(cache, name + suffix), () => COMPRESS[encoding](bytes, kind));
    if (form.length < bytes.length) replaceFile(file + suffix, form);
  }
}

/** Gives a file two forms that take a tenth of the time and are a tenth longer; {@link compressFully} exchanges them. */
async function compressQuickly(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI };
  const forms = { br: await promisify(brotliCompress)(bytes, { params }), gzip: await promisify(gzip)(bytes) };
  for (const encoding of keysOf(forms)) replaceFile(file + ENCODING_SUFFIX[encoding], forms[encoding]);
}

/** The desk changes with its code alone: the builds of the site, which are many more, would forget what it has. */
function cacheOf(folder: string): string {
  return cacheFolder(path.basename(folder) === 'desk' ? 'precompressed-desk' : 'precompressed');
}

/** Does something with each text file of a folder, several at a time. */
async function eachText(folder: string, work: (file: string) => Promise<void>): Promise<void> {
  const waiting = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await work(file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/**
 * Compresses the text files of a folder, and forgets what no build has used for an hour.
 *
 * @throws the file system's error.
 */
export async function precompress(folder: string, cache = cacheOf(folder)): Promise<void> {
  mkdirSync(cache, { recursive: true });
  await eachText(folder, (file) => compressFile(file, cache));
  forgetUnused(cache, KEPT_MS);
}

/** Compresses the text files of a folder that have no compressed forms yet, quickly. @throws the file system's error. */
export async function precompressQuickly(folder: string): Promise<void> {
  await eachText(folder, async (file) => {
    if (!existsSync(file + ENCODING_SUFFIX.br)) await compressQuickly(file);
  });
}

/**
 * Compresses anew, as small as they get, what {@link precompressQuickly} has compressed.
 *
 * @returns how many files that were.
 * @throws the file system's error.
 */
export async function compressFully(folder: string, cache = cacheOf(folder)): Promise<number> {
  mkdirSync(cache, { recursive: true });
  let files = 0;
  await eachText(folder, async (file) => {
    // Quick forms are two.
    if (!existsSync(file + ENCODING_SUFFIX.br) || existsSync(file + ENCODING_SUFFIX.zstd)) return;
    await compressFile(file, cache);
    files += 1;
  });
  forgetUnused(cache, KEPT_MS);
  return files;
}

/** What of a build is compressed: its pages first, which visitors wait for. An edition of the server has these alone. */
const COMPRESSED_PARTS = ['client', 'desk', 'bundle/client'];

/**
 * Compresses anew, as small as they get, what was compressed quickly of a build or an edition.
 *
 * @returns how many files that were.
 * @throws the file system's error.
 */
export async function compressAllFully(folder: string, cache?: string): Promise<number> {
  let files = 0;
  for (const part of COMPRESSED_PARTS.map((name) => path.join(folder, name)))
    if (existsSync(part)) files += await compressFully(part, cache);
  rmSync(path.join(folder, QUICK_NOTE), { force: true });
  return files;
}
