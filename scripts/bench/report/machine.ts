/** What a report was measured on. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { findChromium } from '../../test/find-chromium.ts';

const BYTES_PER_GIB = 1024 ** 3;

function printed(program: string, ...args: string[]): string {
  const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? 'not here' : `${stdout}${stderr}`.trim();
}

/** The commit that was measured, marked where files differ from it; what a report is made of is no such file. */
export function commitOf(root: string): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    return (
      git('rev-parse', '--short=10', 'HEAD') +
      (git('status', '--porcelain', '-uno', '--', '.', ':!docs/bench', ':!docs/bench.md') ? ' with changes' : '')
    );
  } catch {
    return 'no git here';
  }
}

/** The machine and the versions, as lines of a list. */
export function machineLines(): string[] {
  const processors = cpus();
  const chromium = findChromium();
  return [
    `Processor: ${processors[0]?.model ?? 'unknown'}, ${processors.length} cores; memory ${(totalmem() / BYTES_PER_GIB).toFixed(0)} GiB; Linux ${release()}`,
    `Load of the machine when the last part ended: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
    `Node ${process.versions.node}; ${printed('nginx', '-v').replace('nginx version: ', '')}; ${chromium ? printed(chromium, '--version') : 'no Chromium'}; ${printed('wrk', '-v').split('\n')[0]?.split(' Copyright')[0] ?? ''}`,
  ];
}
