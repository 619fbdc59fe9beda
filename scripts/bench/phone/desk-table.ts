/** The figures of the desk on the phone as a table of Markdown. */
import { shown, spreadOf } from '../spread.ts';
import type { DeskVisit } from './measure-desk.ts';

const BYTES_PER_KB = 1000;

/** The table, line by line. */
export function deskTable(visits: readonly DeskVisit[]): string[] {
  const over = (of: (visit: DeskVisit) => number, digits = 0) => shown(spreadOf(visits.map(of)), digits);
  return [
    '| the desk, whom to call, empty cache | median (least–most) |',
    '| --- | ---: |',
    `| until the first person to call is painted, ms | ${over(({ ready }) => ready)} |`,
    `| work of the main thread until then, ms | ${over(({ worked }) => worked)} |`,
    `| script until then, kB in brotli | ${over(({ scriptBytes }) => scriptBytes / BYTES_PER_KB, 1)} |`,
    `| of it named by the document, kB | ${over(({ entryBytes }) => entryBytes / BYTES_PER_KB, 1)} |`,
    `| files of script | ${over(({ files }) => files)} |`,
    `| all that was transferred, kB | ${over(({ bytes }) => bytes / BYTES_PER_KB, 1)} |`,
  ];
}
