/** Reads spreadsheets in a thread, one at a time: visitors must not wait for what a stranger's file does. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CODE } from '../../contract/registration.ts';
import { DeskError } from '../desk-api/desk-error.ts';
import { ImportFault } from './import-fault.ts';
import type { ReadRows } from './import-rows.ts';
import type { ImportAnswer, ImportWork } from './import-worker.ts';

/** A full file takes a second or two. */
const TIME_MOST_MS = 20_000;
const HEAP_MIB = 256;

/** Files that wait for their turn beside the one that is read; more are turned away. */
const WAITING_MAX = 3;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

async function read(work: ImportWork): Promise<ReadRows> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIME_MOST_MS) })) as [ImportAnswer];
    if ('fault' in answer) throw new ImportFault(answer.fault);
    return answer.read;
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    // Out of time or memory.
    throw new ImportFault('unreadable');
  } finally {
    await worker.terminate();
  }
}

/**
 * The rows of a spreadsheet; read after those that came before it.
 *
 * @throws ImportFault; DeskError tooMany while more than {@link WAITING_MAX} wait.
 */
export async function readInThread(work: ImportWork): Promise<ReadRows> {
  if (waiting > WAITING_MAX) throw new DeskError(CODE.tooMany, { retryAfterMs: TIME_MOST_MS / 4 });
  waiting++;
  const turn = last.then(() => read(work)).finally(() => waiting--);
  last = turn.catch(() => {});
  return turn;
}
