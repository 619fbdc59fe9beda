/**
 * Compresses the files of an edition or a build as small as they get, as a process of its own, once they are shown.
 * Prints how many it has compressed anew.
 * Usage: node publishing/compress-process.ts FOLDER
 */
import path from 'node:path';
import { setCacheFallback } from './files/cache-folder.ts';
import { compressAllFully } from './files/precompress.ts';

// The input ends with the server: the next one has it done again.
process.stdin.on('end', () => process.exit(1)).resume();
const [folder = ''] = process.argv.slice(2);
setCacheFallback(path.join(folder, '../../cache'));
const files = await compressAllFully(folder);
process.stdout.write(String(files), () => process.exit());
