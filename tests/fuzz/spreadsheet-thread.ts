/** Reads spreadsheets as `server/leads/import/import-worker.ts` does, one after the other: a thread for each takes most of the time. */
import { parentPort } from 'node:worker_threads';
import { ImportFault } from '../../server/leads/import/import-fault.ts';
import { readRows } from '../../server/leads/import/import-rows.ts';
import type { ImportWork } from '../../server/leads/import/import-worker.ts';
import { readSpreadsheet } from '../../server/leads/import/spreadsheet.ts';

/** How many rows there are, why there are none, or what else was thrown. */
export type ThreadAnswer = { rows: number } | { fault: string } | { thrown: string };

async function answer({ bytes, ...reading }: ImportWork): Promise<ThreadAnswer> {
  try {
    return { rows: readRows(await readSpreadsheet(bytes), reading).rows.length };
  } catch (error) {
    return error instanceof ImportFault ? { fault: error.kind } : { thrown: String(error) };
  }
}

parentPort?.on('message', async (work: ImportWork) => parentPort?.postMessage(await answer(work)));
