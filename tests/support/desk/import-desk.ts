/** A manager who imports spreadsheets at a time that stands still: what tests of imports begin with. */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { ImportLayout, ImportReport } from '../../../features/leads/contract/imports.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { runImportTask, type ImportTask } from '../../../features/leads/import/import-task.ts';
import { ImportError } from '../../../features/leads/import/table/import-error.ts';
import * as importThread from '../../../features/leads/import/import-thread.ts';
import { openTestStore, type STORE_NAMES, type TestStore } from '../stores/databases.ts';
import { createTestApi, type TestApi } from '../registration-api.ts';
import { type SignedInPerson, signInAs } from './staff-browser.ts';

const READING = { locale: 'zh' };
/** What the manager states of the people in the file. */
export const STATED = { source: '杭州教育展', statement: '展会登记表，本人勾选同意电话联系', agreed_on: '2026-10-12' };
/** A CSV file of lines. */
export const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
/** What became of each row of a report: its number, and its state or why it was refused. */
export const states = ({ rows }: ImportReport) => rows.map(({ row, state, refusal }) => [row, refusal ?? state]);

/** Reads a file here instead of in a thread, whose start takes longer than most files. */
async function readHere(task: ImportTask) {
  const answer = runImportTask(task);
  if ('fault' in answer) throw new ImportError(answer.fault);
  return answer;
}

function spyOnThread() {
  const rows = vi.spyOn(importThread, 'readInThread').mockImplementation(async (task) => {
    const answer = await readHere(task);
    if ('rows' in answer) return answer.rows;
    throw new Error('A layout was read');
  });
  const layout = vi.spyOn(importThread, 'readLayoutInThread').mockImplementation(async (task) => {
    const answer = await readHere(task);
    if ('layout' in answer) return answer.layout;
    throw new Error('Rows were read');
  });
  return [rows, layout];
}

/** How a desk is opened. */
interface ImportDeskOptions {
  /** Once, for tests that store nothing. */
  isShared?: boolean;
  /** Files are read in a thread, as a running server does. */
  isInThread?: boolean;
}

/** Opens a desk before each test of the describe block that it is called in, and closes it after. */
export function importDesk(
  name: (typeof STORE_NAMES)[number],
  { isShared = false, isInThread = false }: ImportDeskOptions = {},
) {
  let spies: { mockRestore: () => void }[] = [];
  let opened: TestStore;
  let api: TestApi;
  let person: SignedInPerson;
  let now: number;
  const [before, after] = isShared ? ([beforeAll, afterAll] as const) : ([beforeEach, afterEach] as const);
  before(async () => {
    if (!isInThread) spies = spyOnThread();
    now = Date.parse('2026-11-21T12:00:00+08:00');
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    person = await signInAs(api, 'manager', 'manager', now);
  });
  after(async () => {
    for (const spy of spies) spy.mockRestore();
    await opened.close();
  });

  const manager = () => person.browser;
  const preview = (file: Buffer, more: object = {}) =>
    manager().post<ImportReport>('/api/desk/leads/import/preview', {
      file: file.toString('base64'),
      ...READING,
      ...more,
    });
  const layout = (file: Buffer, more: object = {}) =>
    manager().post<ImportLayout>('/api/desk/leads/import/layout', {
      file: file.toString('base64'),
      locale: READING.locale,
      ...more,
    });
  const store = (file: Buffer, more: object = {}) =>
    manager().post<ImportReport>('/api/desk/leads/import', {
      file: file.toString('base64'),
      ...READING,
      ...STATED,
      ...more,
    });
  const leads = async () =>
    (await manager().post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 100 })).body.items;
  const imports = async () =>
    (
      await opened.store.db
        .selectFrom('desk_log')
        .selectAll()
        .where('action', '=', 'lead_imported')
        .where('lead_id', 'is', null)
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ detail }) => JSON.parse(detail ?? ''));

  return {
    /** The time, in milliseconds since 1970. */
    get now() {
      return now;
    },
    set now(time: number) {
      now = time;
    },
    get opened() {
      return opened;
    },
    get api() {
      return api;
    },
    /** Who imports. */
    get managerId() {
      return person.id;
    },
    /** The same desk as a server that starts anew finds it. */
    startAgain: () => createTestApi(opened.store, opened.dataDir, { now: () => now }),
    manager,
    preview,
    layout,
    store,
    leads,
    imports,
  };
}
