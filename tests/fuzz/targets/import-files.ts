/** Spreadsheets to import: rows or a refusal with its reason, in time, and the server lives on. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { CODE } from '../../../contract/codes.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, type ImportReport } from '../../../features/leads/contract/imports.ts';
import { SPREADSHEET_HEAP_MIB } from '../../../features/leads/export/spreadsheet-queue.ts';
import { createTestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';
import { openFuzzStore } from '../fuzz-store.ts';
import { type FuzzTarget, openTarget } from '../fuzz-target.ts';
import { sentSpreadsheets } from '../sent-spreadsheets.ts';
import { IMPORTING } from '../../support/import-reading.ts';
import type { ThreadAnswer } from '../spreadsheet-thread.ts';

const READING = { locale: 'zh' as const, importing: IMPORTING };
const REFUSALS: readonly number[] = [
  CODE.importUnreadable,
  CODE.importColumns,
  CODE.importEmpty,
  CODE.importTooManyRows,
  CODE.importFarCells,
  CODE.importEncoding,
];
const KIB_PER_MIB = 1024;
/** What reading may take beside what the process has: the heap of the thread, and what is unpacked beside it. */
const MEMORY_MAX_MIB = 700;
/** As in `import-thread.ts`. */
const THREAD_MAX_MS = 20_000;
/** A case that ends the thread goes the whole way after that. */
const CASE_MAX_MS = 60_000;

/** The most memory that this process has had. */
const peakMebibytes = () => process.resourceUsage().maxRSS / KIB_PER_MIB;

/** A thread that is started again when a file has ended it. */
class Reader {
  #worker: Worker | undefined;

  /** @returns undefined when the thread had no memory or no time left. */
  async read(bytes: Uint8Array): Promise<ThreadAnswer | undefined> {
    this.#worker ??= new Worker(new URL('../spreadsheet-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: SPREADSHEET_HEAP_MIB },
    });
    this.#worker.postMessage({ bytes, ...READING });
    try {
      // What spreadsheet-thread.ts posts.
      const [answer] = (await once(this.#worker, 'message', { signal: AbortSignal.timeout(THREAD_MAX_MS) })) as [
        ThreadAnswer,
      ];
      return answer;
    } catch {
      await this.close();
      return undefined;
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/** Sends a file as the desk does. */
async function checkWholeWay({ browser }: SignedInPerson, bytes: Buffer): Promise<void> {
  const call = { file: bytes.toString('base64'), ...READING };
  const { status, body } = await browser.post<ImportReport>('/api/desk/leads/import/preview', call);
  if (status === 200) assert.ok(body.rows.length <= IMPORT_MAX_ROWS);
  else if (bytes.length === 0) assert.equal(body.code, CODE.invalid);
  else if (bytes.length > IMPORT_MAX_BYTES) assert.equal(body.code, CODE.tooLarge);
  else assert.ok(status === 422 && REFUSALS.includes(body.code) && body.msg, `${status}, ${JSON.stringify(body)}`);
}

/** Fuzzes the import of spreadsheets. */
export const importFilesTarget: FuzzTarget = {
  name: 'import-files',
  holds: 'DESK-4 a file to import gives its rows or the reason why not, in time and memory',
  suiteCases: 5,
  async open() {
    const opened = await openFuzzStore();
    const api = await createTestApi(opened.store, opened.dataDir);
    const manager = await signInAs(api, 'manager');
    const reader = new Reader();
    const file = await sentSpreadsheets();
    const before = peakMebibytes();
    return openTarget({
      cases: fc.record({
        file,
        isWholeWay: fc.oneof({ weight: 30, arbitrary: fc.constant(false) }, fc.constant(true)),
      }),
      caseMaxMs: CASE_MAX_MS,
      show: ({ file: { made, bytes } }) =>
        `${made}\n${bytes.length} bytes: ${bytes.subarray(0, 3000).toString('base64')}`,
      check: async ({ file: { bytes }, isWholeWay }) => {
        const answer =
          isWholeWay || bytes.length > IMPORT_MAX_BYTES ? undefined : await reader.read(new Uint8Array(bytes));
        if (answer) assert.ok(!('thrown' in answer), JSON.stringify(answer));
        else await checkWholeWay(manager, bytes);
        assert.deepEqual(api.failures.splice(0), []);
        const mebibytes = peakMebibytes() - before;
        assert.ok(mebibytes < MEMORY_MAX_MIB, `${Math.round(mebibytes)} MiB more of memory`);
      },
      async close() {
        await reader.close();
        await opened.close();
      },
    });
  },
};
