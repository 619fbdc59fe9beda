/** Reads spreadsheets as `features/leads/import/import-worker.ts` does, one after the other: a thread for each takes most of the time. */
import { parentPort } from 'node:worker_threads';
import { answerWork, type ImportWork } from '../../features/leads/import/answer-work.ts';

/** How many rows there are, why there are none, or what else was thrown. */
export type ThreadAnswer = { rows: number } | { fault: string } | { thrown: string };

function answer(work: ImportWork): ThreadAnswer {
  try {
    const { importing: _, ...layout } = work;
    answerWork(layout);
    const answered = answerWork(work);
    return 'rows' in answered
      ? { rows: answered.rows.rows.length }
      : { fault: 'fault' in answered ? answered.fault : '' };
  } catch (error) {
    return { thrown: String(error) };
  }
}

parentPort?.on('message', (work: ImportWork) => parentPort?.postMessage(answer(work)));
