/** The thread that makes an Excel file; it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ExportedLead } from './exported-lead.ts';
import { xlsxFile } from './lead-export.ts';

// What xlsx-thread.ts gave.
const file = new Uint8Array(await xlsxFile(workerData as ExportedLead[]));
parentPort?.postMessage(file, [file.buffer]);
