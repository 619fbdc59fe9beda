/** The public address that stands in the pages of an edition. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file of an edition that notes it. */
export const ADDRESS_FILE = 'address';

/** Notes the address of an edition in its folder. @throws the file system's error. */
export function writeEditionAddress(folder: string, address: string): void {
  writeFileSync(path.join(folder, ADDRESS_FILE), address);
}

/** The address of an edition, without a slash at its end; undefined where none is noted. */
export function readEditionAddress(folder: string): string | undefined {
  const file = path.join(folder, ADDRESS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The name of an edition's folder once it has another address. @throws the file system's error. */
export function nameAtAddress(folder: string, address: string): string {
  const hash = createHash('sha256').update(address);
  // What was said, and the code with what it made of it.
  for (const file of ['rendered/content.json', 'edition.json']) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 32);
}
