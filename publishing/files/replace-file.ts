import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that may be there already, at once: whoever opens it gets the old bytes or the new ones, and another name
 * of the old file keeps what it has.
 *
 * @param draft path beside it that nobody else writes to.
 * @throws the file system's error.
 */
export function replaceFile(file: string, bytes: Uint8Array, draft = `${file}.new`): void {
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}
