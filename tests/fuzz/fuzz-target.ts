/**
 * What is tried with made-up input: each target makes cases from a seed and says what has to hold for every one. The
 * suite tries a few with a fixed seed, `npm run fuzz` as many as there is time for (decision 009).
 */
import fc, { type Arbitrary } from 'fast-check';

/** Which cases of a target are tried. */
export interface FuzzRun {
  /** The same seed makes the same cases. */
  seed: number;
  /** So many, unless one fails. */
  cases: number;
  /** Of a case that failed: that one is tried alone. */
  path?: string | undefined;
  /** No case is begun, and none made smaller, after so many milliseconds. */
  lastsMs?: number | undefined;
}

/** A case for which something does not hold, as small as it could be made. */
export interface FuzzFailure {
  seed: number;
  /** Leads to the case again, with the same seed. */
  path: string;
  /** The case, for people. */
  shown: string;
  error: unknown;
}

/** What became of a run. */
export interface FuzzResult {
  cases: number;
  failure: FuzzFailure | undefined;
}

/** A target that is ready: its servers run and its files are there. */
export interface OpenTarget {
  run(options: FuzzRun): Promise<FuzzResult>;
  /** The case that is being tried, for people: should it end the whole process. */
  current(): string;
  close(): Promise<void>;
}

/** Something that takes input from outside. */
export interface FuzzTarget {
  /** As the command takes it. */
  name: string;
  /** What holds, as the end of a test's title, with the number of the requirement. */
  holds: string;
  /** Cases of the suite: all targets together are to take a few seconds. */
  suiteCases: number;
  open(): Promise<OpenTarget>;
}

/** What a target is made of. */
interface TargetParts<Case> {
  cases: Arbitrary<Case>;
  /** Throws when something does not hold. */
  check: (one: Case) => Promise<void>;
  /** The case for people; default: its JSON. */
  show?: (one: Case) => string;
  /** Longest time that a case may take. */
  caseMaxMs: number;
  close?: () => Promise<void> | void;
}

/** Makes a target that is ready of its parts. */
export function openTarget<Case>({ cases, check, show, caseMaxMs, close }: TargetParts<Case>): OpenTarget {
  const shown = (one: Case) => (show ? show(one) : JSON.stringify(one));
  let current: Case | undefined;
  const property = fc.asyncProperty(cases, async (one) => {
    current = one;
    await check(one);
  });
  return {
    async run({ seed, cases: numRuns, path, lastsMs }) {
      const details = await fc.check(property, {
        seed,
        numRuns,
        timeout: caseMaxMs,
        ...(path !== undefined && { path, endOnFailure: true }),
        ...(lastsMs !== undefined && { interruptAfterTimeLimit: lastsMs }),
      });
      if (!details.failed || details.counterexample === null) return { cases: details.numRuns, failure: undefined };
      const [one] = details.counterexample;
      const { counterexamplePath, errorInstance: error } = details;
      return { cases: details.numRuns, failure: { seed, path: counterexamplePath, shown: shown(one), error } };
    },
    current: () => (current === undefined ? '' : shown(current)),
    close: async () => close?.(),
  };
}
