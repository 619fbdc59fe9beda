/**
 * Speed next to its limits, in one report: `npm run bench -- report [--only pages,phone] [--rounds 5]`.
 * Each part is kept in `docs/bench/`, so that parts can be measured one by one; the report is made of the last of each.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../cli/read-arguments.ts';
import { measureBuild } from './report/build-part.ts';
import { commitOf, machineLines } from './report/machine.ts';
import { measureMemory } from './report/memory-part.ts';
import { measurePackage } from './report/package-part.ts';
import { measurePages } from './report/pages-part.ts';
import type { MeasurePart, PartResult, Row } from './report/part.ts';
import { measureDeskScreen, measurePhonePages } from './report/phone-part.ts';
import { measureRegistrations } from './report/registrations-part.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const KEPT = path.join(ROOT, 'docs/bench');
const REPORT = path.join(ROOT, 'docs/bench.md');
/** As many as a report is made of; with fewer it is a trial. */
const ROUNDS = 5;

const interleaved = (rounds: number) => `${rounds} rounds, interleaved with what they are compared with`;

/** What is measured, and how often. */
const PARTS: Record<string, { title: string; measure: MeasurePart; said: (rounds: number) => string }> = {
  package: { title: 'Package', measure: measurePackage, said: (rounds) => `${rounds} starts of each kind` },
  pages: { title: 'Pages beside nginx', measure: measurePages, said: interleaved },
  registrations: { title: 'Registrations beside a bare loop', measure: measureRegistrations, said: interleaved },
  phone: { title: 'Pages on a phone', measure: measurePhonePages, said: interleaved },
  desk: { title: 'The desk on a phone’s processor', measure: measureDeskScreen, said: (rounds) => `${rounds} visits` },
  build: { title: 'Build', measure: measureBuild, said: () => 'each size once' },
  memory: { title: 'Memory', measure: measureMemory, said: () => 'one run' },
};

/** A part as it is kept. */
interface KeptPart extends PartResult {
  commit: string;
  date: string;
  rounds: number;
}

const fileOf = (name: string) => path.join(KEPT, `${name}.json`);

async function measure(name: string, rounds: number): Promise<void> {
  const part = PARTS[name];
  if (!part) throw new Error(`No part is "${name}": ${Object.keys(PARTS).join(', ')}`);
  console.error(`${name} …`);
  const result = await part.measure({ rounds, isTrial: rounds < ROUNDS });
  const kept: KeptPart = { ...result, commit: commitOf(ROOT), date: new Date().toISOString().slice(0, 10), rounds };
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(kept, undefined, 2)}\n`);
}

function readKept(name: string): KeptPart | undefined {
  // As this program wrote it.
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as KeptPart) : undefined;
}

function rowLine({ asked, measured, limit, isReached, reason }: Row, isTrial: boolean): string {
  const verdict = isReached === undefined ? '–' : isReached ? 'yes' : `**no**${reason ? `: ${reason}` : ''}`;
  return `| ${asked} | ${measured}${isTrial ? ' (trial)' : ''} | ${limit} | ${verdict} |`;
}

/** The report, of the parts that were measured last. */
function reportText(): string {
  const parts = Object.entries(PARTS).map(([name, { title, said }]) => ({ title, said, kept: readKept(name) }));
  const rows = parts.flatMap(({ title, kept }) =>
    kept ? kept.rows.map((row) => rowLine(row, kept.rounds < ROUNDS)) : [`| ${title} | not measured | | |`],
  );
  const details = parts.flatMap(({ title, said, kept }) =>
    kept
      ? [
          `## ${title}`,
          '',
          `${kept.date}, commit ${kept.commit}, ${kept.rounds < ROUNDS ? `a trial of ${kept.rounds} round(s), not to be quoted` : said(kept.rounds)}.`,
          '',
          ...kept.details,
          '',
        ]
      : [],
  );
  return [
    '# Speed next to its limits',
    '',
    'Made by `npm run bench -- report`: it needs Linux, a build (`npm run build`), wrk, nginx, a Chromium and the PostgreSQL of the packages. One part: `npm run bench -- report --only phone`. Figures are the median of the rounds with the least and the most.',
    '',
    ...machineLines().map((line) => `- ${line}`),
    '',
    '| what was asked for | measured | limit | reached |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    '',
    ...details,
  ].join('\n');
}

/** Measures the parts that are asked for and writes the report. @throws Error when one cannot be measured. */
export async function report(args: readonly string[]): Promise<void> {
  const { values } = readArguments({
    args: [...args],
    options: { only: { type: 'string' }, rounds: { type: 'string', default: String(ROUNDS) } },
  });
  if (!existsSync(path.join(ROOT, 'dist/client'))) throw new Error('There is no build to measure: npm run build.');
  const failed: string[] = [];
  for (const name of values.only?.split(',') ?? Object.keys(PARTS)) {
    // The other parts are worth measuring all the same.
    await measure(name, Number(values.rounds)).catch((error: unknown) => {
      console.error(error);
      failed.push(name);
    });
  }
  const text = reportText();
  writeFileSync(REPORT, text);
  console.log(text);
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}`);
}
