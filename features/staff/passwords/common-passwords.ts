/** The long ones among the million passwords that leaked most often, as the beginnings of their hashes (decision 030). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Hashes in order, four bytes each, the lowest byte first; made by `scripts/build/hash-common-passwords.ts`. */
export const COMMON_PASSWORDS_FILE = path.join(import.meta.dirname, 'common-passwords.bin');

let hashes: readonly number[] | undefined;

/** Read when a password is chosen for the first time: most servers start without that. */
function readHashes(): readonly number[] {
  const bytes = readFileSync(COMMON_PASSWORDS_FILE);
  const count = bytes.length / Uint32Array.BYTES_PER_ELEMENT;
  return Array.from({ length: count }, (_, index) => bytes.readUInt32LE(index * Uint32Array.BYTES_PER_ELEMENT));
}

/** What a password is looked up by, in small letters: one in 100,000 others has the hash of a listed one. */
export function hashOfPassword(password: string): number {
  return createHash('sha256').update(password.toLowerCase()).digest().readUInt32LE();
}

/** Whether a password is on the list. */
export function isCommonPassword(password: string): boolean {
  hashes ??= readHashes();
  const wanted = hashOfPassword(password);
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hashes[middle] ?? wanted) < wanted) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === wanted;
}
