/** The thread that makes an Excel file; it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ExportTable, xlsxFile } from './lead-export.ts';

// What xlsx-thread.ts gave.
const file = new Uint8Array(await xlsxFile(workerData as ExportTable));
parentPort?.postMessage(file, [file.buffer]);
