/** Tells whether what a build reads has changed. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A fingerprint of files and folders: names, sizes and times.
 *
 * @param sources paths below the repository.
 * @param settings what else the build depends on.
 * @param isSource which of the files count; all of them where it is not given.
 */
export function fingerprintOf(sources: readonly string[], settings = '', isSource = (_file: string) => true): string {
  const hash = createHash('sha256').update(settings);
  const files = sources.flatMap((source) => filesOf(join(ROOT, source)));
  for (const file of files.filter(isSource).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
