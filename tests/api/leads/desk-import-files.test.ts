import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { CODE } from '../../../contract/codes.ts';
import { IMPORT_MAX_ROWS } from '../../../features/leads/contract/imports.ts';
import type { RevealedLead } from '../../../features/leads/contract/leads.ts';
import { inTurn } from '../../../features/leads/export/spreadsheet-queue.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { readZip, writeZip } from '../../fuzz/zip-file.ts';
import { csv, importDesk, states } from '../../support/desk/import-desk.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';

const sheet = (rows: (string | number)[][]) =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    ),
  ).toBuffer();

const FAR_CELL = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';

/** A workbook whose sheet has another text. */
async function workbookWith(sheetXml: string | Buffer): Promise<Buffer> {
  const entries = readZip(await sheet([['姓名', '手机号']]));
  return writeZip(
    entries.map((entry) =>
      entry.name === 'xl/worksheets/sheet1.xml' ? { ...entry, content: Buffer.from(sheetXml) } : entry,
    ),
  );
}

/** Sends six requests while one spreadsheet is being made: three wait for it, and it is ready when three were refused. */
async function whileOneIsMade<T extends { status: number }>(requests: readonly (() => Promise<T>)[]): Promise<T[]> {
  const made = Promise.withResolvers<void>();
  const first = inTurn(() => made.promise);
  let refused = 0;
  const answers = requests.map(async (send) => {
    const answer = await send();
    if (answer.status === 429 && ++refused === 3) made.resolve();
    return answer;
  });
  return Promise.all([...answers]).finally(() => first);
}

describe.each(RULES_STORE_NAMES)('files of registrations, on %s', (name) => {
  const desk = importDesk(name, { isInThread: true });
  const { manager, preview } = desk;

  it('DESK-4 files that come at the same moment are read one after the other, and a flood is told to wait', async () => {
    const file = Buffer.from('姓名,手机号\n张三,13500000000');
    const answers = await whileOneIsMade(Array.from({ length: 6 }, () => () => preview(file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await preview(file)).status).toBe(200);
  });

  it('DESK-6 Excel files are made one at a time, in one line with those that are read', async () => {
    await desk.api.send(registration());
    const order = {
      format: 'xlsx',
      reason: 'Weekly report',
      recipient: 'The company',
      country: 'CN',
      basis: 'own_use',
    };
    const answers = await whileOneIsMade([
      ...Array.from({ length: 5 }, () => () => manager().post('/api/desk/leads/export', order)),
      () => preview(Buffer.from('姓名,手机号\n张三,13500000000')),
    ]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    for (const { response, body } of refused) {
      expect(response.headers.get('retry-after')).toBe('10');
      expect(body).toMatchObject({ code: CODE.spreadsheetsBusy, msg: expect.stringContaining('in a minute') });
    }
    const records = await desk.opened.store.db.selectFrom('disclosure').select('outcome').execute();
    expect(records).toHaveLength(answers.slice(0, 5).filter(({ status }) => status === 200).length);
    expect(new Set(records.map(({ outcome }) => outcome))).toEqual(new Set(['complete']));
    const csvOrder = { ...order, format: 'csv' };
    expect((await manager().post('/api/desk/leads/export', csvOrder)).status).toBe(200);
  });

  it('DESK-4 refuse a file that is none, has no such columns, no rows, or too many', async () => {
    const many = [
      '姓名,手机号',
      ...Array.from({ length: IMPORT_MAX_ROWS + 1 }, (_, index) => `张三,${madeUpPhone(index)}`),
    ];
    const cases: [Buffer, number][] = [
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), CODE.importUnreadable],
      [Buffer.from('PK\u0003\u0004 and nothing more'), CODE.importUnreadable],
      [await workbookWith(Buffer.alloc(40_000_000)), CODE.importUnreadable],
      [writeZip([{ name: 'a.xml', content: Buffer.from('a') }]), CODE.importUnreadable],
      [await workbookWith(FAR_CELL), CODE.importFarCells],
      [csv('姓名,邮箱', '张三,a@example.com'), CODE.importColumns],
      [csv('', ''), CODE.importEmpty],
      [csv('姓名,手机号', ',,'), CODE.importEmpty],
      [csv(...many), CODE.importTooManyRows],
    ];
    for (const [file, code] of cases) {
      const { status, body } = await preview(file);
      expect([status, body.code], file.subarray(0, 20).toString()).toEqual([422, code]);
      expect(body.msg).toMatch(/\S/);
    }
    const large = await preview(Buffer.alloc(2_000_001, 'a'));
    expect([large.status, large.body.code]).toEqual([413, CODE.tooLarge]);
  });
});

describe('what files of registrations hold', () => {
  const { manager, preview, store, leads } = importDesk('SQLite');

  it('DESK-4 read what Excel, WPS and others save: encodings, separators, number cells, titles above', async () => {
    const rows = ['姓名,手机号', '张三,13800000000'].join('\n');
    // 姓名,手机号 / 张三 in GB 18030.
    const gb = Buffer.concat([
      Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5, 0x0d, 0x0a]),
      Buffer.from([0xd5, 0xc5, 0xc8, 0xfd, 0x2c]),
      Buffer.from('13800000000\r\n'),
    ]);
    const files = [
      Buffer.from(rows),
      Buffer.from(`\uFEFF${rows}`),
      Buffer.from(`\uFEFF${rows}`, 'utf16le'),
      gb,
      Buffer.from(rows.replaceAll(',', ';')),
      Buffer.from(rows.replaceAll(',', '\t')),
      Buffer.from(`2026 年登记表,\n\n${rows}`),
      await sheet([
        ['客户姓名 *', '联系电话'],
        ['张三', 13800000000],
      ]),
      await sheet([
        ['Số điện thoại', 'Họ và tên'],
        ['＋86 138-0000-0000', '张三'],
      ]),
    ];
    for (const [index, file] of files.entries()) {
      const { body } = await preview(file);
      expect(body.rows, String(index)).toMatchObject([{ state: 'new', name: '张三', phone: '138****0000' }]);
    }
  });

  it('DESK-4 take hostile cells as what they are', async () => {
    const fifty = '娜'.repeat(50);
    const file = csv(
      'name,phone',
      `"=HYPERLINK(""http://evil.example"")",${madeUpPhone(1)}`,
      `"<script>alert(1)</script>",${madeUpPhone(2)}`,
      `\u202Etxt.exe,${madeUpPhone(3)}`,
      `😀,${madeUpPhone(4)}`,
      `${fifty},${madeUpPhone(5)}`,
      `${fifty}娜,${madeUpPhone(6)}`,
      `${'x'.repeat(100_000)},${madeUpPhone(7)}`,
      `王五,"=cmd|' /C calc'!A0"`,
      `'-王五,${madeUpPhone(8)}`,
    );
    const { body } = await store(file);
    expect(states(body)).toEqual([
      [2, 'name_invalid'],
      [3, 'name_invalid'],
      // The mark that turns the writing around is taken out, and what is left are letters and a dot.
      [4, 'new'],
      [5, 'name_invalid'],
      [6, 'new'],
      [7, 'name_too_long'],
      [8, 'name_too_long'],
      [9, 'phone_invalid'],
      [10, 'new'],
    ]);
    expect(Math.max(...body.rows.map(({ typed = '' }) => typed.length))).toBeLessThanOrEqual(60);
    const [lead] = await leads();
    const revealed = await manager().post<RevealedLead>(`/api/desk/leads/${lead?.id}/reveal`);
    expect([fifty, '-王五', 'txt.exe']).toContain(revealed.body.name);
  });

  it('DESK-4 offer a template whose headings are read, in the language of whoever asks', async () => {
    for (const language of ['zh', 'en', 'vi']) {
      const answer = await manager().send('GET', '/api/desk/leads/import/template', undefined, {
        'accept-language': language,
      });
      expect(answer.response.headers.get('content-disposition')).toContain('.xlsx');
      const file = Buffer.from(await answer.response.arrayBuffer());
      expect((await preview(file)).body.code).toBe(CODE.importEmpty);
    }
  });
});
