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
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { MS_PER_HOUR } from '../../contract/time-units.ts';
import { ENCODING_SUFFIX } from '../../server/pages/content-encoding.ts';
import { isText } from '../../server/pages/content-types.ts';

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

/** How files are pressed: another way of pressing finds nothing in the cache. */
const RECIPE = JSON.stringify([QUALITY, LEAST_BYTES]);

/** How long forms are kept that no build has used: another site may be built beside this one, with the same cache. */
const KEPT_MS = MS_PER_HOUR;

const DEFAULT_CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/precompressed');

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

async function compressFile(file: string, cache: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const name = await compressOnce(bytes, kindOf(file), cache);
  for (const form of readdirSync(path.join(cache, name))) {
    const target = file + form.slice('form'.length);
    if (!form.startsWith('form')) continue;
    // It may be the file of another edition as well: that one keeps it.
    rmSync(target, { force: true });
    copyFileSync(path.join(cache, name, form), target);
  }
}

function forgetOld(cache: string): void {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedAt > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compresses the text files of a folder, and forgets what no build has used for an hour.
 *
 * @throws the file system's error.
 */
export async function precompress(folder: string, cache = DEFAULT_CACHE): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file, cache);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  forgetOld(cache);
}
