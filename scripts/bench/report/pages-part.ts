/** Pages beside nginx with the same files: 1, 64 and 1,000 connections, kept alive and not, one page and all of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Measured, onOtherCores, run } from '../processes.ts';
import { shown, spreadOf } from '../spread.ts';
import { mixOfPages, startNginxOnSite, startOnSite } from './page-servers.ts';
import type { MeasurePart, PartOptions } from './part.ts';
import { readWrk, type WrkRun } from './wrk-output.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const DIST = path.join(ROOT, 'dist');
const SECONDS = 2;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = [1, 64, 1000];

interface Case {
  connections: number;
  isKept: boolean;
  isMix: boolean;
}

const CASES: Case[] = CONNECTIONS.flatMap((connections) =>
  [true, false].flatMap((isKept) => [false, true].map((isMix) => ({ connections, isKept, isMix }))),
);

/** A script for wrk that asks for each page in turn. */
export function mixScript(pages: readonly string[]): string {
  const list = pages.map((page) => JSON.stringify(page)).join(', ');
  return `local pages = { ${list} }\nlocal next = 0\nfunction request()\n  next = next % #pages + 1\n  return wrk.format(nil, pages[next])\nend\n`;
}

/**
 * One run. A closed connection leaves its port taken for a minute: each run asks another address of this machine, so that
 * none runs out of them.
 */
async function loadOnce(
  target: Measured,
  one: Case,
  script: string,
  runNumber: number,
  seconds: number,
): Promise<WrkRun> {
  const host = one.isKept ? '127.0.0.1' : `127.0.${1 + Math.floor(runNumber / 250)}.${1 + (runNumber % 250)}`;
  const command = [
    'wrk',
    '-t1',
    `-c${one.connections}`,
    `-d${seconds}`,
    '-H',
    'Accept-Encoding: br',
    ...(one.isKept ? [] : ['-H', 'Connection: close']),
    ...(one.isMix ? ['-s', script] : []),
    `http://${host}:${target.port}/zh/`,
  ];
  return readWrk(await run(onOtherCores(command)));
}

interface CaseFigures {
  ours: WrkRun[];
  nginx: WrkRun[];
}

async function measureCases(ours: Measured, nginx: Measured, script: string, { rounds, isTrial }: PartOptions) {
  const figures = CASES.map((): CaseFigures => ({ ours: [], nginx: [] }));
  const seconds = isTrial ? 1 : SECONDS;
  let runNumber = 0;
  await loadOnce(ours, { connections: 64, isKept: true, isMix: true }, script, 0, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round++) {
    console.error(`pages: round ${round} of ${rounds}`);
    for (const [index, one] of CASES.entries()) {
      figures[index]?.nginx.push(await loadOnce(nginx, one, script, ++runNumber, seconds));
      figures[index]?.ours.push(await loadOnce(ours, one, script, ++runNumber, seconds));
    }
  }
  return figures;
}

const failures = (runs: readonly WrkRun[]) => runs.reduce((sum, one) => sum + one.failures, 0);
const nameOf = ({ connections, isKept, isMix }: Case, pages: number) =>
  `${isMix ? `${pages} pages in three languages` : '`/zh/`'}, ${connections.toLocaleString('en-US')} connection${connections > 1 ? 's' : ''}, ${isKept ? 'kept alive' : 'closed after each answer'}`;

/** Measures the pages. */
export const measurePages: MeasurePart = async (options) => {
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  const running: Measured[] = [];
  try {
    const pages = mixOfPages(DIST);
    const script = path.join(folder, 'mix.lua');
    writeFileSync(script, mixScript(pages));
    const ours = await startOnSite(DIST, folder);
    running.push(ours);
    const nginx = await startNginxOnSite(DIST, folder);
    running.push(nginx);
    const figures = await measureCases(ours, nginx, script, options);
    const lines = CASES.map((one, index) => {
      const { ours: own, nginx: other } = figures[index] ?? { ours: [], nginx: [] };
      const ratio = spreadOf(own.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));
      const speed = (runs: readonly WrkRun[]) => shown(spreadOf(runs.map(({ perSecond }) => perSecond)));
      return {
        name: nameOf(one, pages.length),
        ratio,
        cells: [speed(own), speed(other), failures(own), failures(other)],
      };
    });
    return {
      // No limit was named.
      rows: [],
      details: [
        'Each server on the first core, wrk with one thread on the others; brotli files of the build on both sides. Runs with closed connections ask another loopback address each, so that ports in TIME_WAIT do not run out; what falls behind there is what Node takes to open and close a connection.',
        '',
        '| what | ratio | here, requests/s | nginx, requests/s | failed here | failed at nginx |',
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        ...lines.map(({ name, ratio, cells }) => `| ${name} | ${shown(ratio, 2)} | ${cells.join(' | ')} |`),
      ],
    };
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};
