/**
 * Works on uploaded pictures for the server, as a process of its own: what strangers' bytes may do to the reader of pictures,
 * and the memory that it takes, end with it.
 * Usage: node scripts/build/picture-process.ts take UPLOADED KEPT   writes what is kept; prints `{"width":…,"height":…}`
 *        node scripts/build/picture-process.ts shape KEPT-FOLDER SHAPED-FOLDER FILE
 */
import { writeFileSync } from 'node:fs';
import { shapePicture, takePicture } from './encode-pictures.ts';

// The input ends with the server: nobody waits any more.
process.stdin.on('end', () => process.exit(1)).resume();
const [command, first = '', second = '', file = ''] = process.argv.slice(2);
let answer = '';
if (command === 'shape') await shapePicture({ kept: first, shaped: second }, file);
else {
  const taken = await takePicture(first);
  if ('bytes' in taken) writeFileSync(second, taken.bytes);
  answer = JSON.stringify('bytes' in taken ? { width: taken.width, height: taken.height } : taken);
}
process.stdout.write(answer, () => process.exit());
