/** The thread that reads one spreadsheet; it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportPreviewRequest } from '../../../contract/import-api.ts';
import { ImportFault, type ImportFaultKind } from './import-fault.ts';
import { type ReadRows, readRows } from './import-rows.ts';
import { readSpreadsheet } from './spreadsheet.ts';

/** What the thread is given. */
export interface ImportWork extends Pick<ImportPreviewRequest, 'locale' | 'defaults'> {
  bytes: Uint8Array;
}

/** What it answers. */
export type ImportAnswer = { read: ReadRows } | { fault: ImportFaultKind };

async function answer({ bytes, ...reading }: ImportWork): Promise<ImportAnswer> {
  try {
    return { read: readRows(await readSpreadsheet(bytes), reading) };
  } catch (error) {
    if (error instanceof ImportFault) return { fault: error.kind };
    throw error;
  }
}

// The data are what import-thread.ts gave. Not awaited: of a reader that never comes to an end Node would warn.
void answer(workerData as ImportWork).then((answered) => parentPort?.postMessage(answered));
