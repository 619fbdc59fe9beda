/**
 * Puts compressed forms beside the text files of the built site, as small as they get: the
 * server sends them as they are. Run after the site's build: `node scripts/precompress.ts [dist]`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { ENCODING_SUFFIX } from '../server/pages/content-encoding.ts';
import { TEXT_EXTENSIONS } from '../server/pages/content-types.ts';

/** Below this a compressed form saves no packet. */
const LEAST_BYTES = 256;
/** Files compressed at a time: zlib works in four threads. */
const AT_A_TIME = 4;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } };
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
const GZIP = { level: 9 };

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const forms = [
    [ENCODING_SUFFIX.br, await promisify(brotliCompress)(bytes, BROTLI)],
    [ENCODING_SUFFIX.zstd, await promisify(zstdCompress)(bytes, ZSTD)],
    [ENCODING_SUFFIX.gzip, await promisify(gzip)(bytes, GZIP)],
  ] as const;
  for (const [suffix, form] of forms) if (form.length < bytes.length) writeFileSync(file + suffix, form);
}

/**
 * Compresses the text files of a built site's `client` folder.
 *
 * @returns how many files were looked at.
 * @throws the file system's error.
 */
export async function precompress(pagesDir: string): Promise<number> {
  const client = path.join(pagesDir, 'client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_EXTENSIONS.includes(path.extname(entry.name).toLowerCase()))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return files.length;
}

if (process.argv[1] === import.meta.filename) {
  const count = await precompress(path.resolve(process.argv[2] ?? 'dist'));
  console.log(`Compressed ${count} text files.`);
}
