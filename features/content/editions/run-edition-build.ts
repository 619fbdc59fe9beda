/** Builds an edition in a process of its own, of low priority: neither visitors nor registrations wait for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { Documents } from '../../../content/reading/parse-content.ts';
import type { PublishingFault, PublishingStep } from '../contract/edition-api.ts';
import { linesIn } from '../../../server/lines-in.ts';
import {
  EDITION_LINE,
  EDITION_RESULT,
  type EditionInput,
  PUBLISHING_PROCESSES,
} from '../../../publishing/protocol/processes.ts';

/** Visitors come first. Much lower, and a machine that has more to do than it can would never publish. */
const NICENESS = 5;
/** Nobody waits for this. */
const COMPRESS_NICENESS = 19;

/** Thrown when the process that builds ends without saying why; what it wrote stands in the message. */
class EditionBuildError extends Error {
  override readonly name = 'EditionBuildError';
  readonly code = 'EDITION_BUILD_FAILED';
}

/** What an edition is built of. */
export interface EditionOrder {
  documents: Documents;
  /** What was published before: where a page cannot be rendered, the edit is named that keeps it from it. */
  published: Documents;
  /** Drafts that were not chosen, of which one may be needed; null: it was removed. */
  others?: Documents;
  /** Told what begins. */
  onStep?: (step: PublishingStep) => void;
  folder: string;
  /** Public address of the site, without a slash at its end. */
  address: string;
  /** Folder of the edition that is shown: its pages are taken over where nothing has changed. */
  previous: string;
  /** Folder of uploaded pictures and films (features/content/uploads/media-folder.ts). */
  media: string;
  /** Ends the build. */
  signal: AbortSignal;
}

interface Run {
  niceness: number;
  signal: AbortSignal;
  onLine?: (line: string) => void;
}

/** Runs a script to its end; gives the last line that it writes. @throws EditionBuildError */
async function run(args: readonly string[], { niceness, signal, onLine }: Run): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
  });
  // Its input stays open as long as this process lives: then it ends too. Its own processes inherit the priority.
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  let last = '';
  let errors = '';
  let refused: unknown;
  const read = async () => {
    for await (const line of linesIn(child.stdout)) {
      last = line;
      try {
        onLine?.(line);
      } catch (error) {
        refused ??= error;
      }
    }
  };
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const [[code]]: [unknown[], void] = await Promise.all([once(child, 'close'), read()]);
  if (code !== 0) throw new EditionBuildError(`The edition could not be built (${String(code)}).\n${errors}`);
  if (refused !== undefined) throw new EditionBuildError(`The build said what nobody understands: ${String(refused)}`);
  return last;
}

/** Builds an edition of documents into a folder. */
export type BuildEdition = (order: EditionOrder) => Promise<PublishingFault[]>;

/**
 * Builds with the bundled site of a build.
 *
 * @param niceness priority of the process that builds, as of `nice`.
 * @returns builds an edition; gives what is wrong with the documents, or nothing when the edition is whole. Rejects with
 * an {@link EditionBuildError}.
 */
export function createEditionBuild(bundle: string, niceness: number = NICENESS): BuildEdition {
  return async ({ documents, published, others = new Map(), onStep, folder, previous, media, address, signal }) => {
    const input = path.join(folder, 'documents.json');
    const given: EditionInput = { documents: [...documents], published: [...published], others: [...others] };
    writeFileSync(input, JSON.stringify(given));
    const args = [PUBLISHING_PROCESSES.edition, bundle, input, folder, media, address, previous];
    const onLine = (text: string) => {
      const line = EDITION_LINE.parse(JSON.parse(text));
      if ('step' in line) onStep?.(line.step);
    };
    return EDITION_RESULT.parse(JSON.parse(await run(args, { niceness, signal, onLine }))).faults;
  };
}

/** Copies an edition into a folder, for another public address. */
export type SetAddress = (from: string, folder: string, address: string, signal: AbortSignal) => Promise<void>;

/** Copies in a process of its own, which a start waits for. @throws EditionBuildError */
export const setAddress: SetAddress = async (from, folder, address, signal) => {
  await run([PUBLISHING_PROCESSES.address, from, folder, address], { niceness: 0, signal });
};

/** Compresses the files of an edition as small as they get. @returns how many files that changes. */
export type CompressEdition = (folder: string, signal: AbortSignal) => Promise<number>;

/** Compresses in a process of its own. @throws EditionBuildError */
export const compressEdition: CompressEdition = async (folder, signal) =>
  Number(await run([PUBLISHING_PROCESSES.compress, folder], { niceness: COMPRESS_NICENESS, signal }));
