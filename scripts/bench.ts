/**
 * The figures of the README, each beside its baseline, in one run: `node scripts/bench.ts`. With the word
 * `report` it writes the report of all speeds next to their limits instead (`bench/report.ts`).
 * Needs Linux and `wrk`; nginx for its line. Leaves nothing behind.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { comparePages, findPages, requestPages, startNginx } from './bench/pages.ts';
import { hasProgram, isPinning, type Measured, memoryMib, onFirstCore, startServer } from './bench/processes.ts';
import { compareRegistrations, register, registrationLoad } from './bench/registrations.ts';
import { readArguments } from './cli/read-arguments.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PAGE_REQUESTS = 50_000;
const REGISTRATIONS = 10_000;
const DESK_REGISTRATIONS = 100_000;
/** More than any run comes to. */
const NO_LIMITS = { REGISTRATIONS_PER_ADDRESS: '100000000', REGISTRATIONS_PER_NUMBER: '100000000' };
const READABLE_BY_ALL = 0o755;

const running: Measured[] = [];
const whole = (figure: number) => Math.round(figure).toLocaleString('en-US');
const ratio = (ours: number, baseline: number) => `**${(ours / baseline).toFixed(2)}**`;

async function started(process: Promise<Measured>): Promise<Measured> {
  const measured = await process;
  running.push(measured);
  return measured;
}

async function pageLines(folder: string): Promise<string[]> {
  const pages = await findPages(path.join(ROOT, 'dist'), folder);
  const settings = { DATA_DIR: path.join(folder, 'pages-data'), PAGES_DIR: pages.pagesDir };
  const server = await started(startServer(settings, folder, onFirstCore));
  const nginx = hasProgram('nginx') ? await started(startNginx(pages.home, folder)) : undefined;
  if (!nginx) console.error('nginx is not installed: its line is left out (apt-get install nginx).');
  const figures = await comparePages(server, nginx);
  await requestPages(server, PAGE_REQUESTS);
  const first = memoryMib(server.pid);
  await requestPages(server, PAGE_REQUESTS);
  const second = memoryMib(server.pid);
  await server.stop();
  await nginx?.stop();
  const page = pages.isFixture ? 'a page of 100 kB' : '`/`';
  const baseline = figures.nginx;
  const line = (what: string, ours: number, theirs: number | undefined) =>
    `| ${what} | ${whole(ours)} | ${theirs === undefined ? 'no nginx here' : whole(theirs)} | ${theirs === undefined ? '' : ratio(ours, theirs)} |`;
  return [
    line(`${page} in brotli, one core, requests/s (nginx, same bytes)`, figures.ours.perSecond, baseline?.perSecond),
    line('the same per second of processor time', figures.ours.perCpuSecond, baseline?.perCpuSecond),
    `| memory after ${whole(PAGE_REQUESTS)} more pages, and as many again, MiB | ${first}, ${second} | 200 | |`,
  ];
}

async function registrationLines(folder: string): Promise<string[]> {
  const settings = { DATA_DIR: path.join(folder, 'data'), PAGES_DIR: path.join(folder, 'none'), ...NO_LIMITS };
  const anywhere = (command: readonly string[]) => [...command];
  const options = registrationLoad(folder);
  // A fresh server first: its memory is that after a known number of registrations.
  const fresh = await started(startServer(settings, folder, anywhere));
  await register(fresh, options, REGISTRATIONS);
  const first = memoryMib(fresh.pid);
  await register(fresh, options, REGISTRATIONS);
  const second = memoryMib(fresh.pid);
  await fresh.stop();
  const server = await started(startServer(settings, folder, anywhere));
  const { ours, bare } = await compareRegistrations(server, options, folder);
  await server.stop();
  return [
    `| registrations/s, 64 connections, each durable (bare SQLite loop, one row per commit) | ${whole(ours)} | ${whole(bare)} | ${ratio(ours, bare)} |`,
    `| memory after ${whole(REGISTRATIONS)} registrations, and as many again, MiB | ${first}, ${second} | 200 | |`,
  ];
}

/** What the staff wait for with many registrations in the store, as `bench/desk.ts` prints it. */
function deskTable(folder: string): string {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'desk'), DATABASE_URL: '' };
  const node = (script: string, ...args: string[]) => {
    const file = path.join(import.meta.dirname, script);
    const flags = ['--disable-warning=ExperimentalWarning', file, ...args];
    const { status, stdout } = spawnSync(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    if (status !== 0) throw new Error(`${script} ended with ${status}`);
    return stdout.toString();
  };
  node('cli/seed.ts', '--registrations', String(DESK_REGISTRATIONS));
  return `The desk with ${whole(DESK_REGISTRATIONS)} registrations (SQLite), each call 30 times:\n\n${node('bench/desk.ts')}`;
}

async function main(): Promise<void> {
  const isReport = process.argv[2] === 'report';
  if (!isReport) readArguments({});
  if (process.platform !== 'linux' || !hasProgram('wrk')) {
    console.error('The bench needs Linux and wrk (apt-get install wrk). Nothing was measured.');
    process.exitCode = 1;
    return;
  }
  if (isReport) {
    await (await import('./bench/report.ts')).report(process.argv.slice(3));
    return;
  }
  if (!isPinning()) console.error('Server and load share one core here: the figures are lower than they could be.');
  // In the project's folder: /tmp is often no disk, and a commit to memory costs nothing.
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  chmodSync(folder, READABLE_BY_ALL);
  const stopAll = async () => {
    await Promise.all(running.map((measured) => measured.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('SIGINT', () => {
    void stopAll().finally(() => process.exit(1));
  });
  try {
    const lines = [...(await pageLines(folder)), ...(await registrationLines(folder))];
    console.log(['| what | this server | baseline | ratio |', '| --- | ---: | ---: | ---: |', ...lines].join('\n'));
    console.log(`\n${deskTable(folder)}`);
  } finally {
    await stopAll();
  }
}

await main();
