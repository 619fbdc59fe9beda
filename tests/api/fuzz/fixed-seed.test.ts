/** What takes input from outside is tried with input made from a fixed seed; `npm run fuzz` tries other seeds for as long as wanted. */
import { afterEach, expect, it } from 'vitest';
import type { OpenTarget } from '../../fuzz/fuzz-target.ts';
import { FUZZ_TARGETS } from '../../fuzz/targets.ts';

const SEED = 20_261_125;
/** No smaller case is looked for after that. */
const LASTS_MS = 120_000;

let open: OpenTarget | undefined;
afterEach(() => open?.close());

it.each(FUZZ_TARGETS)('$holds', { timeout: 240_000 }, async (target) => {
  open = await target.open();
  const { failure } = await open.run({ seed: SEED, cases: target.suiteCases, lastsMs: LASTS_MS });
  expect(
    failure &&
      `${failure.shown}\n${failure.error}\nnpm run fuzz -- ${target.name} --seed ${SEED} --path ${failure.path}`,
  ).toBeUndefined();
});
