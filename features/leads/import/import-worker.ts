/** The thread that reads one spreadsheet; it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { runImportTask, type ImportTask } from './import-task.ts';

// The data are what import-thread.ts gave.
parentPort?.postMessage(runImportTask(workerData as ImportTask));
