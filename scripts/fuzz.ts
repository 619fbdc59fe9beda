/**
 * Tries whatever takes input from outside with made-up input, until something does not hold or the time is over.
 * Usage: node scripts/fuzz.ts [TARGET]… [--minutes N] [--seed S] [--path P]
 */
import { randomInt } from 'node:crypto';
import { MS_PER_MINUTE, MS_PER_SECOND } from '../contract/time/time-units.ts';
import type { FuzzFailure, FuzzTarget, OpenTarget } from '../tests/fuzz/fuzz-target.ts';
import { FUZZ_TARGETS } from '../tests/fuzz/targets.ts';
import { readArguments } from './cli/read-arguments.ts';

const MINUTES = 60;
/** Cases of one seed; the next ones have the next seed, so that each can be tried again without those before it. */
const CASES_PER_SEED = 50;
const SEED_END = 2 ** 31;
const SAID_EVERY_MS = 10 * MS_PER_SECOND;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
});

function chosenTargets(): readonly FuzzTarget[] {
  const unknown = positionals.filter((name) => !FUZZ_TARGETS.some((target) => target.name === name));
  if (unknown.length > 0)
    throw new Error(`No target ${unknown.join(', ')}. There are: ${FUZZ_TARGETS.map(({ name }) => name).join(', ')}.`);
  return positionals.length === 0 ? FUZZ_TARGETS : FUZZ_TARGETS.filter(({ name }) => positionals.includes(name));
}

function again(name: string, seed: number, path?: string): string {
  return `npm run fuzz -- ${name} --seed ${seed}${path === undefined ? '' : ` --path ${path}`}`;
}

function sayFailure(name: string, { seed, path, shown, error }: FuzzFailure): void {
  console.error(`\n${name} does not hold:\n${error instanceof Error ? error.stack : error}`);
  console.error(`\nThe case: ${shown}\n\nAgain: ${again(name, seed, path)}`);
}

/** Tries one target for its time. @returns whether everything held. */
async function fuzz(target: FuzzTarget, first: number, lastsMs: number): Promise<boolean> {
  const open = await target.open();
  const endProcess = (error: unknown) => {
    console.error(`\n${target.name}: the process would have ended.`, error);
    console.error(`The case: ${open.current()}`);
    process.exit(1);
  };
  process.on('uncaughtException', endProcess);
  try {
    return await fuzzOpen(target, open, first, lastsMs);
  } finally {
    process.off('uncaughtException', endProcess);
    await open.close();
  }
}

async function fuzzOpen({ name }: FuzzTarget, open: OpenTarget, first: number, lastsMs: number): Promise<boolean> {
  const { path } = values;
  const begun = performance.now();
  const passed = () => performance.now() - begun;
  let [cases, saidAt] = [0, 0];
  const say = () => {
    saidAt = passed();
    console.log(`${name}: ${cases} cases, ${((cases * MS_PER_SECOND) / saidAt).toFixed(1)}/s`);
  };
  for (let seed = first; passed() < lastsMs; seed++) {
    const run = { seed, path, cases: CASES_PER_SEED };
    const { failure, cases: tried } = await open.run({ ...run, lastsMs: Math.max(lastsMs - passed(), 1) });
    cases += tried;
    if (failure) {
      sayFailure(name, failure);
      return false;
    }
    if (path !== undefined) break;
    if (passed() - saidAt > SAID_EVERY_MS) say();
  }
  say();
  return true;
}

const targets = chosenTargets();
const first = values.seed === undefined ? randomInt(SEED_END) : Number(values.seed);
const minutes = values.minutes === undefined ? MINUTES : Number(values.minutes);
if (!Number.isInteger(first) || !(minutes > 0)) throw new Error('--seed takes a whole number, --minutes one above 0.');
console.log(`Seed ${first}, ${minutes} min, ${targets.map(({ name }) => name).join(', ')}`);
for (const target of targets) {
  if (await fuzz(target, first, (minutes * MS_PER_MINUTE) / targets.length)) continue;
  process.exitCode = 1;
  break;
}
