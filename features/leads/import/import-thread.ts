/** Reads spreadsheets in a thread, one at a time: visitors must not wait for what a stranger's file does. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import type { ImportLayout } from '../contract/imports.ts';
import { inTurn, SPREADSHEET_HEAP_MIB } from '../export/spreadsheet-queue.ts';
import type { ImportAnswer, ImportTask } from './import-task.ts';
import type { ReadRows } from './import-rows.ts';
import { ImportError } from './table/import-error.ts';

/** A full file takes a second or two. */
const TIME_MAX_MS = 20 * MS_PER_SECOND;

async function read(task: ImportTask): Promise<Exclude<ImportAnswer, { fault: unknown }>> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: SPREADSHEET_HEAP_MIB },
  });
  // A thread whose reader never comes to an end has nothing left to do, and ends.
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIME_MAX_MS)]);
  try {
    // What import-worker.ts posts.
    const [answer] = (await once(worker, 'message', { signal })) as [ImportAnswer];
    if ('fault' in answer) throw new ImportError(answer.fault);
    return answer;
  } catch (error) {
    if (error instanceof ImportError) throw error;
    // Out of time or memory, or at an end without an answer.
    throw new ImportError('unreadable');
  } finally {
    await worker.terminate();
  }
}

/**
 * The rows of a spreadsheet; read after those that came before it.
 *
 * @throws ImportError; ApiError spreadsheetsBusy.
 */
export async function readInThread(task: ImportTask & Required<Pick<ImportTask, 'importing'>>): Promise<ReadRows> {
  const answer = await inTurn(() => read(task));
  if ('rows' in answer) return answer.rows;
  throw new Error('The thread has read a layout');
}

/** Which table a file has, read as {@link readInThread}. @throws the same. */
export async function readLayoutInThread(task: Omit<ImportTask, 'rows'>): Promise<ImportLayout> {
  const answer = await inTurn(() => read(task));
  if ('layout' in answer) return answer.layout;
  throw new Error('The thread has read rows');
}
