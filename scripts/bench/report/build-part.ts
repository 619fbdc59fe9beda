/** How long the pages of 20, 200 and 2,000 programmes take to build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildFigures } from '../build-programs.ts';
import type { MeasurePart } from './part.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache');
const NUMBERS = [20, 200, 2000];
const TRIAL_NUMBERS = [20, 60];
/** The largest gets no longer than this. */
const LONGEST_MS = 60 * 60_000;
const MS_PER_SECOND = 1000;

/** Files of the builds' cache. */
function cached(): Set<string> {
  const folders = ['cut-fonts', 'precompressed', 'share-images'].map((name) => path.join(CACHE, name));
  return new Set(folders.filter(existsSync).flatMap((one) => readdirSync(one).map((name) => path.join(one, name))));
}

async function build(programs: number): Promise<BuildFigures | string> {
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  const before = cached();
  const script = path.join(import.meta.dirname, '../build-programs.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, String(programs), folder];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  // With what it has started, which is in its group.
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), LONGEST_MS);
  try {
    let printed = '';
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const [code, signal] = await once(child, 'close');
    if (signal === 'SIGKILL') return `not done after ${LONGEST_MS / 60_000} minutes`;
    if (said.includes('heap out of memory')) return 'Node ran out of memory, with the heap that it takes by itself';
    if (code !== 0)
      return `broke: ${
        said
          .trim()
          .split('\n')
          .find((line) => line.includes('rror')) ?? `exit ${code}`
      }`;
    return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as BuildFigures;
  } finally {
    clearTimeout(timer);
    for (const file of cached()) if (!before.has(file)) rmSync(file, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures builds. Each is made once: the smallest, which is short, can be compared with `npm run build`. */
export const measureBuild: MeasurePart = async ({ isTrial }) => {
  const builds: { programs: number; figures: BuildFigures | string }[] = [];
  for (const programs of isTrial ? TRIAL_NUMBERS : NUMBERS) {
    console.error(`build: ${programs} programmes`);
    builds.push({ programs, figures: await build(programs) });
  }
  const text = (figures: BuildFigures | string) =>
    typeof figures === 'string'
      ? figures
      : `${(figures.ms / MS_PER_SECOND).toFixed(0)} s, ${Math.round(figures.ms / figures.programs)} ms a programme, ${figures.maxRssMib.toLocaleString('en-US')} MiB`;
  return {
    rows: builds.map(({ programs, figures }) => ({
      asked: `build of an edition with ${programs.toLocaleString('en-US')} programmes (once)`,
      measured: text(figures),
      limit: 'none named',
      isReached: undefined,
    })),
    details: [
      'Copies of the programmes under other names and titles, six pages each; fonts, share images and compressed forms that the cache does not have are made. Memory is that of the process that renders. The pages that list programmes grow with them: the comparison of 200 has 1.5 MB of HTML, in 36 kB.',
      '',
      '| programmes | seconds of each step |',
      '| ---: | --- |',
      ...builds.map(({ programs, figures }) => {
        const steps = typeof figures === 'string' ? [] : figures.steps;
        const texts = steps.map(([name, ms]) => `${name} ${(ms / MS_PER_SECOND).toFixed(1)}`);
        return `| ${programs.toLocaleString('en-US')} | ${texts.join('; ') || text(figures)} |`;
      }),
    ],
  };
};
