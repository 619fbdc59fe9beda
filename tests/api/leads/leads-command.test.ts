import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CSV_START, csvRow } from '../../../contract/text/csv.ts';
import { allLeads } from '../../../features/leads/export/exported-lead.ts';
import { CODES_FORM, xlsxFile } from '../../../features/leads/export/lead-export.ts';
import { eraseLeads, findLeadIdsByPhone } from '../../../features/leads/lead.repository.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { maskName, maskPhone } from '../../../features/leads/masking.ts';
import { sqlitePath } from '../../../server/storage/data-files.ts';
import { openTestStore, STORE_NAMES, temporaryFolder } from '../../support/stores/databases.ts';
import { filedLead } from '../../support/filed-lead.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';
import { startTestServer, type TestServer } from '../../support/servers/running-server.ts';
import { runScript } from '../../support/servers/server-process.ts';

describe.each(STORE_NAMES)('registrations on %s', (name) => {
  it('OPS-1 are all read, page by page, in the order in which they came', async () => {
    const opened = await openTestStore(name);
    let time = 0;
    // Two of each time: the order must not depend on times being different.
    const api = await createTestApi(opened.store, opened.dataDir, { now: () => Math.floor(++time / 2) });
    const phones = Array.from({ length: 503 }, (_, index) => madeUpPhone(index));
    // What waits for long is refused, so not all at once.
    for (let from = 0; from < phones.length; from += 100) {
      const answers = await Promise.all(
        phones.slice(from, from + 100).map((phone) => api.send(registration({ phone }))),
      );
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([1]));
    }
    const read = await Array.fromAsync(allLeads(opened.store, api.leadStore.cipher));
    expect(read.map(({ phone }) => phone).sort()).toEqual(phones.map((phone) => `+86${phone}`));
    const places = read.map(({ created_at, id }) => `${created_at} ${id}`);
    expect(places).toEqual(places.toSorted());
    await opened.close();
  });

  it('DESK-9 erased lose name, number, hash and notice, and keep id and times', async () => {
    const opened = await openTestStore(name);
    const api = await createTestApi(opened.store, opened.dataDir);
    await api.send(registration({ page: '/phd', source: 'wechat', programs: ['uo-mba'] }));
    await api.send(registration({ phone: madeUpPhone(1) }));
    const ids = await findLeadIdsByPhone(opened.store.db, api.leadStore.cipher.hash('phone', '+8613800000000'));
    await opened.store.transaction((transaction) => eraseLeads(transaction, ids, 123));
    const rows = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10);
    const erased = rows.find(({ id }) => id === ids[0]);
    expect(erased).toMatchObject({
      name_sealed: null,
      phone_sealed: null,
      phone_typed_sealed: null,
      phone_hash: null,
      page: null,
      source: null,
      shortlist: null,
      fit: null,
      first_source: null,
      status: 'erased',
      erased_at: 123,
      created_at: expect.any(Number),
    });
    expect(await opened.store.db.selectFrom('notice_outbox').select('lead_id').execute()).toHaveLength(1);
    expect(rows.filter(({ phone_hash }) => phone_hash !== null)).toHaveLength(1);
    expect((await api.send(registration())).body.code).toBe(1);
    await opened.close();
  });
});

const LEAD = filedLead();
const csvLine = async (lead: typeof LEAD) => (await CODES_FORM.rows([lead])).map(csvRow).join('');
const cellsOf = (line: string) => line.trimEnd().split(',');

describe('export files', () => {
  it('DESK-6 keep a number readable as text in a spreadsheet, exact once trimmed', async () => {
    const cell = cellsOf(await csvLine(LEAD))[4];
    expect(cell).toBe('"\t+8613800000000"');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠x'])(
    'DESK-6 never let %j run as a formula',
    async (name) => {
      expect(await csvLine({ ...LEAD, name })).toContain(`'${name}`);
    },
  );

  it('DESK-6 quote what would break a line', async () => {
    expect(await csvLine({ ...LEAD, name: 'a,"b"\nc' })).toContain('"a,""b""\nc"');
  });

  it('DESK-6 begin so that Excel reads Chinese', () => {
    const header = Buffer.from(CSV_START + csvRow(CODES_FORM.headings));
    expect(header.subarray(0, 5)).toEqual(Buffer.from([0xef, 0xbb, 0xbf, 0x69, 0x64]));
  });

  it('DESK-6 are made as Excel files too, also without a registration', async () => {
    for (const leads of [[LEAD, LEAD], []]) {
      const table = { headings: CODES_FORM.headings, rows: await CODES_FORM.rows(leads) };
      expect((await xlsxFile(table)).subarray(0, 2).toString()).toBe('PK');
    }
  });

  it.each([
    ['+8613800000000', '138****0000'],
    ['+84900000000', '****0000'],
    ['', ''],
  ])('DESK-3 mask the number %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
    expect(maskName('𠮷田')).toBe('𠮷**');
  });
});

describe('the command', () => {
  let server: TestServer;
  const pagesDir = temporaryFolder();
  const leads = (...args: string[]) => runScript('scripts/cli/leads.ts', args, { DATA_DIR: server.dataDir });
  beforeEach(async () => {
    server = await startTestServer(pagesDir);
    await server.register(registration({ name: 'Zebulon', programs: ['uo-mba', 'iit-mba'] }));
    await server.register(registration({ name: '李四', phone: '+84 900 000 000' }));
  });
  afterEach(() => server.stop());
  afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));

  /** Ids in a new JSON export, which are those on its record. */
  const exportedIds = async (): Promise<string[]> => {
    const ids = JSON.parse((await leads('export', '--format', 'json')).stdout.toString()).map(
      ({ id }: { id: string }) => id,
    );
    const store = new DatabaseSync(sqlitePath(server.dataDir), { readOnly: true });
    const record = store.prepare('select id, outcome from disclosure order by id desc limit 1').get();
    const named = store
      .prepare('select lead_id from disclosure_lead where disclosure_id = ?')
      .all(record?.['id'] ?? '');
    store.close();
    expect(record?.['outcome']).toBe('complete');
    expect(named.map(({ lead_id }) => lead_id).sort()).toEqual([...ids].sort());
    return ids;
  };

  it('DESK-6 exports every stored registration as JSON, CSV and xlsx while the server runs', async () => {
    const { code, stdout } = await leads('export', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout.toString())).toMatchObject([
      { name: 'Zebulon', phone: '+8613800000000', education: 4, shortlist: 'uo-mba iit-mba' },
      { name: '李四', phone: '+84900000000', phone_country: 'VN', shortlist: '' },
    ]);
    const csv = (await leads('export', '--format', 'csv')).stdout.toString();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(',uo-mba iit-mba,');
    expect((await leads('export', '--format', 'xlsx')).stdout.subarray(0, 2).toString()).toBe('PK');
  });

  it('DESK-3 lists without telling who it was', async () => {
    const { code, stdout } = await leads('list');
    expect(code).toBe(0);
    expect(stdout.toString()).toMatch(/Z\*\* {2}138\*\*\*\*0000 {2}\[uo-mba iit-mba\]\n/);
    expect(stdout.toString()).not.toMatch(/Zebulon|13800000000|李四/);
  });

  it('OPS-1 marks what is damaged and goes on', async () => {
    const store = new DatabaseSync(sqlitePath(server.dataDir), { timeout: 5000 });
    const row = store.prepare('select id from lead order by created_at desc limit 1').get();
    store.prepare('update lead set name_sealed = ? where id = ?').run('AAAA', row?.['id'] ?? '');
    const listed = (await leads('list')).stdout.toString();
    const exported = JSON.parse((await leads('export', '--format', 'json')).stdout.toString());
    const damaged = store.prepare('select damaged from disclosure order by id desc limit 1').get();
    store.close();
    expect(listed).toMatch(/Z\*\* {2}138\*\*\*\*0000.*\n.*\[damaged\] {2}\*\*\*\*000/);
    expect(exported).toMatchObject([{ name: 'Zebulon' }, { name: '[damaged]', phone: '+84900000000' }]);
    expect(damaged).toMatchObject({ damaged: 1 });
  });

  it('DESK-9 erases only when told to be sure, and then for good', async () => {
    const asked = await leads('erase', '--phone', '13800000000');
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain('--yes');
    const [erased, other] = await exportedIds();
    expect((await leads('erase', '--phone', '13800000000', '--yes')).code).toBe(0);
    expect(await exportedIds()).toEqual([other]);
    expect((await leads('erase', erased ?? '', '--yes')).code).toBe(2);
    expect((await leads('erase', other ?? '', '--yes')).code).toBe(0);
  });

  it('DESK-6 explains itself when it is asked for what cannot be done', async () => {
    for (const args of [[], ['export', '--format', 'pdf'], ['erase', '--phone', 'x', '--yes']]) {
      const { code, stderr } = await leads(...args);
      expect(code, args.join(' ')).toBe(2);
      expect(stderr).toMatch(/\S/);
      expect(stderr).not.toContain('    at ');
    }
  });

  it('DESK-9 neither erases nor purges when it is told of more than it would do something about', async () => {
    const [one = '', other = ''] = await exportedIds();
    for (const args of [
      ['erase', one, other, '--yes'],
      ['erase', one, '--phone', '+84 900 000 000', '--yes'],
      ['purge', one, '--yes'],
      ['purge', '--phone', '+84 900 000 000', '--yes'],
    ]) {
      expect(await leads(...args), args.join(' ')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage/) });
    }
    expect(await exportedIds()).toEqual([one, other]);
  });

  it('DESK-6 writes no export behind the lines that npm writes', async () => {
    const byNpm = (level: string) =>
      runScript('scripts/cli/leads.ts', ['export', '--format', 'json'], {
        DATA_DIR: server.dataDir,
        npm_lifecycle_event: 'leads',
        npm_config_loglevel: level,
      });
    const { code, stdout, stderr } = await byNpm('notice');
    expect(code).toBe(2);
    expect(stdout.toString()).toBe('');
    expect(stderr).toContain('--silent');
    expect(JSON.parse((await byNpm('silent')).stdout.toString())).toHaveLength(2);
  });

  it('DESK-6 ends in a sentence when its reader has read enough', async () => {
    const { code, stderr } = await runScript('scripts/cli/leads.ts', ['list'], { DATA_DIR: server.dataDir }, false);
    expect(code).toBe(1);
    expect(stderr).toBe('write EPIPE\n');
  });

  it('DESK-6 says so when there is no database yet, and makes none', async () => {
    const empty = temporaryFolder();
    const { code, stderr } = await runScript('scripts/cli/leads.ts', ['list'], { DATA_DIR: empty });
    expect(code).toBe(1);
    expect(stderr).toContain('no database yet');
    rmSync(empty, { recursive: true });
  });
});
