/** Reads spreadsheets as `features/leads/import/import-worker.ts` does, one after the other: a thread for each takes most of the time. */
import { parentPort } from 'node:worker_threads';
import { runImportTask, type ImportTask } from '../../features/leads/import/import-task.ts';

/** How many rows there are, why there are none, or what else was thrown. */
export type ThreadAnswer = { rows: number } | { fault: string } | { thrown: string };

function answer(task: ImportTask): ThreadAnswer {
  try {
    const { importing: _, ...layout } = task;
    runImportTask(layout);
    const answered = runImportTask(task);
    return 'rows' in answered
      ? { rows: answered.rows.rows.length }
      : { fault: 'fault' in answered ? answered.fault : '' };
  } catch (error) {
    return { thrown: String(error) };
  }
}

parentPort?.on('message', (task: ImportTask) => parentPort?.postMessage(answer(task)));
