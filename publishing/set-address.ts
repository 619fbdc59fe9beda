/**
 * Copies an edition for another public address, as a process of its own: a server that is started with a `SITE_URL` for
 * the first time waits for it.
 * Usage: node publishing/set-address.ts FROM FOLDER ADDRESS
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENCODING_SUFFIX } from '../server/pages/files/content-encoding.ts';
import { isText } from '../server/pages/files/content-types.ts';
import { linkFile } from './edition-record.ts';
import { precompressQuickly } from './files/precompress.ts';
import { ADDRESS_FILE, readEditionAddress, writeEditionAddress } from './protocol/edition-files.ts';

/** What lies beside an edition in the folder of the build and is of no address, and the note of its own. */
const NOT_TAKEN: readonly string[] = ['bundle', 'desk', ADDRESS_FILE];
const COMPRESSED = new Set<string>(Object.values(ENCODING_SUFFIX));

function filesOf(folder: string): string[] {
  const parts = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !NOT_TAKEN.includes(name));
  return parts.flatMap((part) =>
    part.isFile()
      ? [part.name]
      : readdirSync(path.join(folder, part.name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
}

/** Takes a file over with its compressed forms; one that names the address has it exchanged, and no forms yet. */
function copyFile(file: string, { from, folder, was, is }: { from: string; folder: string; was: string; is: string }) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const text = isText(file) || file.endsWith('.json') ? readFileSync(path.join(from, file), 'utf8') : '';
  if (text.includes(was)) {
    writeFileSync(target, text.replaceAll(was, is));
    return;
  }
  for (const suffix of ['', ...COMPRESSED]) {
    const form = path.join(from, file + suffix);
    if (existsSync(form)) linkFile(form, target + suffix);
  }
}

/** Copies an edition. @throws Error for one whose address is not known; the file system's error. */
async function setAddress(from: string, folder: string, is: string): Promise<void> {
  const was = readEditionAddress(from);
  if (was === undefined) throw new Error('The address of the edition is not noted.');
  for (const file of filesOf(from)) if (!COMPRESSED.has(path.extname(file))) copyFile(file, { from, folder, was, is });
  writeEditionAddress(folder, is);
  await precompressQuickly(path.join(folder, 'client'));
}

// The input ends with the server that waits for the edition.
process.stdin.on('end', () => process.exit(1)).resume();
const [from = '', folder = '', address = ''] = process.argv.slice(2);
await setAddress(from, folder, address);
process.exit();
