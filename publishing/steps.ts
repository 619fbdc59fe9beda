/** The steps of a build, for those who wait for it. */
import { MS_PER_SECOND } from '../contract/time/time-units.ts';

/** Runs the work of a step of a build; `what` names it. */
export type Step = <T>(what: string, work: () => T | Promise<T>) => Promise<T>;

/** Does a step, and says on the output what it is and how long it took. */
export const saidStep: Step = async (what, work) => {
  const since = performance.now();
  process.stdout.write(`${what}… `);
  const made = await work();
  console.log(`${((performance.now() - since) / MS_PER_SECOND).toFixed(1)} s`);
  return made;
};

/** Does a step, and says nothing. */
export const silentStep: Step = async (_, work) => work();
