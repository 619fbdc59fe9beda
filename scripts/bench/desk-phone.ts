/**
 * The desk's first screen with a processor four times slower. Needs a build and a Chromium.
 *
 *     node scripts/bench/desk-phone.ts [--rounds 5]
 */
import { readArguments } from '../cli/read-arguments.ts';
import { deskTable } from './phone/desk-table.ts';
import { measureDesk } from './phone/measure-desk.ts';

const { values } = readArguments({ options: { rounds: { type: 'string', default: '5' } } });
console.log(deskTable(await measureDesk(Number(values.rounds))).join('\n'));
