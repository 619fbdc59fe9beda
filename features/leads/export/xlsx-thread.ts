/** Makes Excel files in a thread: packing one takes a second, and visitors must not wait for it. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ExportTable } from './lead-export.ts';
import { SPREADSHEET_HEAP_MIB } from './spreadsheet-queue.ts';

/** An Excel file of registrations. @throws the thread's error. */
export async function makeXlsx(table: ExportTable): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: table,
    resourceLimits: { maxOldGenerationSizeMb: SPREADSHEET_HEAP_MIB },
  });
  try {
    const [file] = await once(worker, 'message');
    return file;
  } finally {
    await worker.terminate();
  }
}
