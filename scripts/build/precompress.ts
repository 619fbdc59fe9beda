/**
 * Puts compressed forms beside the text files of the built site: the server sends them as they are.
 *
 * A build mostly changes a few pages of a site. So what was pressed before is kept under a hash of its content and taken
 * from there.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { MS_PER_HOUR } from '../../contract/time-units.ts';
import { QUICK_NOTE } from '../../server/content/run-edition-build.ts';
import { ENCODING_SUFFIX } from '../../server/pages/content-encoding.ts';
import { isText } from '../../server/pages/content-types.ts';
import { cacheFolder } from './cache-folder.ts';

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

/** The compressed forms of some bytes, by the ending of their name. */
async function compress(bytes: Buffer, kind: Kind): Promise<[string, Buffer][]> {
  const { brotli, zstd } = QUALITY[kind];
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel } = constants;
  const brotliParams = { [BROTLI_PARAM_QUALITY]: brotli, [BROTLI_PARAM_LGWIN]: 22 };
  const forms: [string, Buffer][] = [
    [ENCODING_SUFFIX.br, await promisify(brotliCompress)(bytes, { params: brotliParams })],
    [ENCODING_SUFFIX.zstd, await promisify(zstdCompress)(bytes, { params: { [ZSTD_c_compressionLevel]: zstd } })],
    [ENCODING_SUFFIX.gzip, await promisify(gzip)(bytes, { level: 9 })],
  ];
  return forms.filter(([, form]) => form.length < bytes.length);
}

/** Presses a file's forms into a folder of the cache unless they are there; returns that folder's name. */
async function compressOnce(bytes: Buffer, kind: Kind, cache: string): Promise<string> {
  const name = createHash('sha256').update(RECIPE).update(kind).update(bytes).digest('hex').slice(0, 32);
  const folder = path.join(cache, name);
  const last = path.join(folder, 'complete');
  const now = new Date();
  if (existsSync(last)) {
    utimesSync(folder, now, now);
    return name;
  }
  mkdirSync(folder, { recursive: true });
  for (const [suffix, form] of await compress(bytes, kind)) writeFileSync(path.join(folder, `form${suffix}`), form);
  writeFileSync(last, '');
  return name;
}

/** Puts a form in its place at once. It may be the file of another edition as well: that one keeps what it has. */
function place(target: string, write: (file: string) => void): void {
  write(`${target}.new`);
  renameSync(`${target}.new`, target);
}

async function compressFile(file: string, cache: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const name = await compressOnce(bytes, kindOf(file), cache);
  for (const form of readdirSync(path.join(cache, name)))
    if (form.startsWith('form'))
      place(file + form.slice('form'.length), (target) => copyFileSync(path.join(cache, name, form), target));
}

/** Gives a file two forms that take a tenth of the time and are a tenth longer; {@link finishPressing} exchanges them. */
async function compressQuickly(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI };
  const forms = { br: await promisify(brotliCompress)(bytes, { params }), gzip: await promisify(gzip)(bytes) };
  for (const [encoding, form] of Object.entries(forms))
    place(file + ENCODING_SUFFIX[encoding as keyof typeof forms], (target) => writeFileSync(target, form));
}

/** The desk changes with its code alone: the builds of the site, which are many more, would forget what it has. */
function cacheOf(folder: string): string {
  return cacheFolder(path.basename(folder) === 'desk' ? 'precompressed-desk' : 'precompressed');
}

function forgetOld(cache: string): void {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedAt > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
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
  forgetOld(cache);
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
export async function finishPressing(folder: string, cache = cacheOf(folder)): Promise<number> {
  mkdirSync(cache, { recursive: true });
  let files = 0;
  await eachText(folder, async (file) => {
    // Quick forms are two.
    if (!existsSync(file + ENCODING_SUFFIX.br) || existsSync(file + ENCODING_SUFFIX.zstd)) return;
    await compressFile(file, cache);
    files += 1;
  });
  forgetOld(cache);
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
export async function finishPressingAll(folder: string, cache?: string): Promise<number> {
  let files = 0;
  for (const part of COMPRESSED_PARTS.map((name) => path.join(folder, name)))
    if (existsSync(part)) files += await finishPressing(part, cache);
  rmSync(path.join(folder, QUICK_NOTE), { force: true });
  return files;
}
