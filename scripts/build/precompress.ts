/**
 * Puts compressed forms beside the text files of the built site, as small as they get: the
 * server sends them as they are.
 *
 * Pressing a site takes half a minute; a build mostly changes a few pages of it. So what was pressed
 * before is kept under a hash of its content and taken from there.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { ENCODING_SUFFIX } from '../../server/pages/content-encoding.ts';
import { isText } from '../../server/pages/content-types.ts';

/** Below this a compressed form saves no packet. */
const LEAST_BYTES = 256;
/** Files compressed at a time: zlib works in four threads. */
const AT_A_TIME = 4;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } };
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
const GZIP = { level: 9 };

/** How files are pressed: another way of pressing finds nothing in the cache. */
const RECIPE = JSON.stringify([BROTLI, ZSTD, GZIP, LEAST_BYTES]);

const DEFAULT_CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/precompressed');

/** The compressed forms of some bytes, by the ending of their name. */
async function compress(bytes: Buffer): Promise<[string, Buffer][]> {
  const forms: [string, Buffer][] = [
    [ENCODING_SUFFIX.br, await promisify(brotliCompress)(bytes, BROTLI)],
    [ENCODING_SUFFIX.zstd, await promisify(zstdCompress)(bytes, ZSTD)],
    [ENCODING_SUFFIX.gzip, await promisify(gzip)(bytes, GZIP)],
  ];
  return forms.filter(([, form]) => form.length < bytes.length);
}

/** Presses a file's forms into a folder of the cache unless they are there; returns that folder's name. */
async function compressOnce(bytes: Buffer, cache: string): Promise<string> {
  const name = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32);
  const folder = path.join(cache, name);
  const last = path.join(folder, 'complete');
  if (existsSync(last)) return name;
  mkdirSync(folder, { recursive: true });
  for (const [suffix, form] of await compress(bytes)) writeFileSync(path.join(folder, `form${suffix}`), form);
  writeFileSync(last, '');
  return name;
}

async function compressFile(file: string, cache: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return undefined;
  const name = await compressOnce(bytes, cache);
  for (const form of readdirSync(path.join(cache, name))) {
    if (form.startsWith('form')) copyFileSync(path.join(cache, name, form), file + form.slice('form'.length));
  }
  return name;
}

/**
 * Compresses the text files of a folder, and forgets what the cache has beyond them: each folder has a cache of its own.
 *
 * @throws the file system's error.
 */
export async function precompress(folder: string, cache = DEFAULT_CACHE): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = [...files];
  const used = new Set<string | undefined>();
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) used.add(await compressFile(file, cache));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name), { recursive: true });
}
