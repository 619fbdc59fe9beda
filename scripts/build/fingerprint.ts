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
 */
export function fingerprintOf(sources: readonly string[], settings = ''): string {
  const hash = createHash('sha256').update(settings);
  for (const file of sources.flatMap((source) => filesOf(join(ROOT, source))).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
