/** Memory over ten minutes of pages and registrations together, on one server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Measured, memoryMib, onFirstCore, onOtherCores, run, startServer } from '../processes.ts';
import { registrationLoad } from '../registrations.ts';
import { mixOfPages } from './page-servers.ts';
import { mixScript } from './pages-part.ts';
import type { MeasurePart } from './part.ts';
import { readWrk } from './wrk-output.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const DIST = path.join(ROOT, 'dist');
const SECONDS = 600;
const TRIAL_SECONDS = 20;
const LOOKS = 10;
const LIMIT_MB = 200;
const BYTES_PER_MIB = 1_048_576;
const BYTES_PER_MB = 1_000_000;
const NO_LIMITS = { REGISTRATIONS_PER_ADDRESS: '100000000', REGISTRATIONS_PER_NUMBER: '100000000' };

/** Measures the memory. */
export const measureMemory: MeasurePart = async ({ isTrial }) => {
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  const seconds = isTrial ? TRIAL_SECONDS : SECONDS;
  let server: Measured | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    const script = path.join(folder, 'mix.lua');
    writeFileSync(script, mixScript(mixOfPages(DIST)));
    const settings = { PAGES_DIR: DIST, DATA_DIR: path.join(folder, 'data'), ...NO_LIMITS };
    const started = await startServer(settings, folder, onFirstCore);
    server = started;
    const atStart = memoryMib(started.pid);
    const looks: number[] = [];
    timer = setInterval(() => looks.push(memoryMib(started.pid)), (seconds * 1000) / LOOKS);
    const url = `http://127.0.0.1:${started.port}/`;
    const load = (options: readonly string[]) =>
      run(onOtherCores(['wrk', '-t1', '-c64', `-d${seconds}`, ...options, url])).then(readWrk);
    const [pages, registrations] = await Promise.all([
      load(['-H', 'Accept-Encoding: br', '-s', script]),
      load(registrationLoad(folder)),
    ]);
    if (pages.failures + registrations.failures > 0) throw new Error('Requests failed under load.');
    const most = Math.max(...looks, memoryMib(started.pid));
    const megabytes = Math.round((most * BYTES_PER_MIB) / BYTES_PER_MB);
    return {
      rows: [
        {
          asked: `most resident memory in ${seconds} s of pages and registrations together`,
          measured: `${megabytes} MB (${most} MiB)`,
          limit: `${LIMIT_MB} MB`,
          isReached: megabytes <= LIMIT_MB,
        },
      ],
      details: [
        `${pages.requests.toLocaleString('en-US')} pages and ${registrations.requests.toLocaleString('en-US')} registrations, 64 connections each. Resident memory in MiB at the start and at ${LOOKS} moments: ${[atStart, ...looks].join(', ')}. About 60 MiB of it is the program of Node itself, mapped from its file.`,
      ],
    };
  } finally {
    clearInterval(timer);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
