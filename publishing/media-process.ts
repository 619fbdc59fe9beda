/**
 * Works on uploaded pictures and films for the server, as a process of its own: what strangers' bytes may do to their
 * readers, and the memory that it takes, end with it.
 * Usage: node publishing/media-process.ts picture UPLOADED KEPT   writes what is kept; prints `{"width":…,"height":…}`
 *        node publishing/media-process.ts film UPLOADED KEPT      the same, with `"seconds"`
 *        node publishing/media-process.ts shape KEPT-FOLDER SHAPED-FOLDER FILE
 */
import { writeFileSync } from 'node:fs';
import { limitMemory } from './media/limit-memory.ts';

/** The largest pictures that are taken need 600 MiB (16 bits of four colours, interlaced). */
const MEMORY_MAX_MIB = 1024;

/** Either reader takes a while to load: each command loads its own. */
const take = {
  picture: async (file: string) => (await import('./media/encode-pictures.ts')).takePicture(file),
  film: async (file: string) => (await import('./media/take-film.ts')).takeFilm(file),
};

limitMemory(MEMORY_MAX_MIB);
// The input ends with the server: nobody waits any more.
process.stdin.on('end', () => process.exit(1)).resume();
const [command, first = '', second = '', file = ''] = process.argv.slice(2);
let answer = '';
if (command === 'picture' || command === 'film') {
  const taken = await take[command](first);
  if ('bytes' in taken) {
    const { bytes, ...about } = taken;
    writeFileSync(second, bytes);
    answer = JSON.stringify(about);
  } else answer = JSON.stringify(taken);
} else await (await import('./media/encode-pictures.ts')).shapePicture({ kept: first, shaped: second }, file);
process.stdout.write(answer, () => process.exit());
