/** What lies in the folder of an edition, or of a build, beside its pages. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file that notes the public address in the pages of an edition. */
export const ADDRESS_FILE = 'address';

/** What pages are rendered from. */
const CONTENT_FILE = 'rendered/content.json';

/** Notes the address of an edition in its folder. @throws the file system's error. */
export function writeEditionAddress(folder: string, address: string): void {
  writeFileSync(path.join(folder, ADDRESS_FILE), address);
}

/** The address of an edition, without a slash at its end; undefined where none is noted. */
export function readEditionAddress(folder: string): string | undefined {
  const file = path.join(folder, ADDRESS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The day on which the pages of an edition were rendered; undefined where it does not say. */
export function readDay(folder: string): Date | undefined {
  const file = path.join(folder, CONTENT_FILE);
  if (!existsSync(file)) return undefined;
  // The build writes it.
  const { day } = JSON.parse(readFileSync(file, 'utf8')) as { day?: { date: string } };
  return day && new Date(day.date);
}

/** The name of an edition's folder once it has another address. @throws the file system's error. */
export function nameAtAddress(folder: string, address: string): string {
  const hash = createHash('sha256').update(address);
  // What was said, and the code with what it made of it.
  for (const file of [CONTENT_FILE, 'edition.json']) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 32);
}

/** What tells the bundled site from that of another version of the code; undefined where there is none. */
export function readBundleFingerprint(bundle: string): string | undefined {
  const file = path.join(bundle, '.built-from');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The file that a build has as long as its files are compressed quickly alone: somebody waited for `npm start`. */
export const QUICK_NOTE = '.compressed-quickly';
