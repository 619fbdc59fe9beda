/**
 * Makes the list of passwords that nobody may choose (decision 030), from a list with one in each line:
 *
 *     node scripts/build/hash-common-passwords.ts 10-million-password-list-top-1000000.txt
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD_MIN_CHARACTERS } from '../../features/staff/contract.ts';
import { COMMON_PASSWORDS_FILE, hashOfPassword } from '../../features/staff/passwords/common-passwords.ts';

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('Usage: hash-common-passwords FILE');

const passwords = readFileSync(list, 'utf8').split(/\r?\n/);
// Shorter ones are refused for their length.
const longEnough = passwords.filter((password) => [...password].length >= PASSWORD_MIN_CHARACTERS);
const hashes = [...new Set(longEnough.map(hashOfPassword))].sort((one, other) => one - other);
const bytes = Buffer.alloc(hashes.length * Uint32Array.BYTES_PER_ELEMENT);
for (const [index, hash] of hashes.entries()) bytes.writeUInt32LE(hash, index * Uint32Array.BYTES_PER_ELEMENT);
writeFileSync(COMMON_PASSWORDS_FILE, bytes);
console.log(`${hashes.length} of ${passwords.length} passwords are long enough, ${bytes.length} bytes`);
