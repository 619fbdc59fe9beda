/** The thread that makes an Excel file; it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { xlsxFile } from './lead-export.ts';
import type { OpenedLead } from './opened-lead.ts';

const file = new Uint8Array(await xlsxFile(workerData as OpenedLead[]));
parentPort?.postMessage(file, [file.buffer]);
