/** The thread that reads one spreadsheet; it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerWork, type ImportWork } from './answer-work.ts';

// The data are what import-thread.ts gave.
parentPort?.postMessage(answerWork(workerData as ImportWork));
