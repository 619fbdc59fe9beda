/**
 * Measures speed and memory beside their baselines and budgets: `npm run bench [-- PART …] [--rounds 5]`.
 * Parts: pages, registrations, desk, phone, publishing; without any, all of them. Prints Markdown. Needs Linux and a
 * build; `wrk` and `nginx` for pages and registrations, a Chromium for the phone. Leaves nothing behind.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { measureDesk } from './bench/measure-desk.ts';
import { measurePages } from './bench/pages.ts';
import { measurePhone } from './bench/phone.ts';
import { stopProcesses } from './bench/processes.ts';
import { measurePublishing } from './bench/publishing.ts';
import { measureRegistrations } from './bench/registrations.ts';
import { readArguments } from './cli/read-arguments.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PARTS: Record<string, (folder: string, rounds: number) => Promise<string[]>> = {
  pages: measurePages,
  registrations: measureRegistrations,
  desk: measureDesk,
  phone: measurePhone,
  publishing: measurePublishing,
};
const READABLE_BY_ALL = 0o755;

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  });
  const unknown = positionals.find((name) => !PARTS[name]);
  if (unknown) throw new Error(`No part is "${unknown}": ${Object.keys(PARTS).join(', ')}`);
  // In the project's folder: /tmp is often no disk, and a commit to memory costs nothing.
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  // nginx reads it under another user.
  chmodSync(folder, READABLE_BY_ALL);
  const clearAway = async () => {
    await stopProcesses();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('SIGINT', () => {
    void clearAway().finally(() => process.exit(1));
  });
  try {
    for (const [name, measure] of Object.entries(PARTS)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.log(`## ${name}\n\n${(await measure(folder, Number(values.rounds))).join('\n')}\n`);
      await stopProcesses();
    }
  } finally {
    await clearAway();
  }
}

await main();
