import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { CODE } from '../../../contract/codes.ts';
import { readZip, writeZip } from '../../fuzz/zip-file.ts';
import { csv, importDesk, states } from '../../support/desk/import-desk.ts';
import { madeUpPhone } from '../../support/registration-api.ts';

/** A workbook with a sheet for each list of rows, named S1, S2…; the first may be hidden. */
async function workbook(sheets: string[][][], isFirstHidden = false): Promise<Buffer> {
  const file = await writeXlsxFile(
    sheets.map((rows, at) => ({
      data: rows.map((row) => row.map((value) => ({ value, type: String }))),
      sheet: `S${at + 1}`,
    })),
  ).toBuffer();
  const hide = (xml: Buffer) => Buffer.from(xml.toString().replace('<sheet ', '<sheet state="hidden" '));
  const isHidden = (name: string) => isFirstHidden && name === 'xl/workbook.xml';
  return writeZip(
    readZip(file).map((entry) => (isHidden(entry.name) ? { ...entry, content: hide(entry.content) } : entry)),
  );
}

const list = (name: string) => [
  ['姓名', '手机号'],
  [name, madeUpPhone(1)],
];

/** What is read does not depend on the database. */
describe('the layout of a file', () => {
  const { layout, preview, manager, store, leads } = importDesk('SQLite');

  it('DESK-4 says what was recognised, with names unmasked and without doubt', async () => {
    const { status, body } = await layout(
      csv('手机号,姓名,备注', `${madeUpPhone(1)},张三,`, `${madeUpPhone(2)},李四,`),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      encodings: [{ encoding: 'utf-8', samples: ['张三', '李四'] }],
      encoding: 'utf-8',
      sheets: [''],
      sheet: 0,
      heading_row: 1,
      headings: ['手机号', '姓名', '备注'],
      columns: { name: [1], phone: [0], notes: [2] },
      samples: ['张三', '李四'],
    });
  });

  it('DESK-4 finds the headings below a title', async () => {
    const { body } = await layout(csv('2026 秋季教育展,,', '', '姓名,手机号', `张三,${madeUpPhone(1)}`));
    expect(body).toMatchObject({ heading_row: 3, headings: ['姓名', '手机号'], samples: ['张三'] });
  });

  it('DESK-4 leaves a hidden first sheet alone and offers the visible ones', async () => {
    const file = await workbook([list('旧名单'), list('张三'), list('李四')], true);
    expect((await layout(file)).body).toMatchObject({
      encodings: [],
      sheets: ['S2', 'S3'],
      sheet: 0,
      samples: ['张三'],
    });
    const table = { sheet: 1 };
    expect((await layout(file, { table })).body).toMatchObject({ sheet: 1, samples: ['李四'] });
    const { body } = await preview(file, { table });
    expect([body.rows[0]?.name, body.unread_sheets]).toEqual(['李四', ['S2']]);
  });

  it('DESK-4 passes over a cover and an empty sheet', async () => {
    const file = await workbook([[['名单说明']], [['']], list('张三')]);
    expect((await layout(file)).body).toMatchObject({ sheets: ['S1', 'S2', 'S3'], sheet: 2, samples: ['张三'] });
  });

  it('DESK-4 columns given by hand are read: a name in two, a number in either of two', async () => {
    const file = csv('甲,乙,丙,丁', `张,三,,${madeUpPhone(1)}`, `李,四,${madeUpPhone(2)},`);
    const found = await layout(file);
    expect(found.body).toMatchObject({ heading_row: 1, headings: ['甲', '乙', '丙', '丁'], columns: {} });
    expect((await preview(file)).body.code).toBe(CODE.importColumns);
    const table = { heading_row: 1, columns: { name: [0, 1], phone: [2, 3] } };
    expect((await layout(file, { table })).body.samples).toEqual(['张三', '李四']);
    expect(states((await store(file, { table })).body)).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
    expect(await leads()).toHaveLength(2);
  });

  it('DESK-4 refuses columns, sheets and encodings that cannot be', async () => {
    const file = csv('姓名,手机号', `张三,${madeUpPhone(1)}`);
    for (const table of [
      { columns: { name: [256] } },
      { columns: { name: [-1] } },
      { columns: { nickname: [0] } },
      { sheet: -1 },
      { encoding: 'utf-7' },
    ]) {
      expect((await layout(file, { table })).status, JSON.stringify(table)).toBe(422);
    }
    // A sheet that the file does not have is none with rows.
    expect((await layout(file, { table: { sheet: 7 } })).body).toMatchObject({ code: CODE.importEmpty });
  });

  it('DESK-4 an encoding in doubt refuses the file until somebody has chosen', async () => {
    const file = Buffer.concat([
      Buffer.from('Name,Phone\r\nHo\u00e0ng L\u00e2m', 'latin1'),
      Buffer.from(`,+84900000001`),
    ]);
    expect((await preview(file)).body).toMatchObject({ code: CODE.importEncoding });
    expect((await store(file)).body).toMatchObject({ code: CODE.importEncoding });
    const { body } = await layout(file);
    expect(body.encoding).toBeUndefined();
    const samples = new Map(body.encodings.map((one) => [one.encoding, one.samples]));
    expect(samples.get('windows-1258')).toEqual(['Hoàng Lâm']);
    expect(samples.get('gb18030')).toEqual(['Ho鄋g L鈓']);
    const table = { encoding: 'windows-1258' };
    expect((await layout(file, { table })).body).toMatchObject({ encoding: 'windows-1258', samples: ['Hoàng Lâm'] });
    await store(file, { table });
    const [lead] = await leads();
    const revealed = await manager().post<{ name: string }>(`/api/desk/leads/${lead?.id}/reveal`);
    expect(revealed.body.name).toBe('Hoàng Lâm');
  });
});

/** Lists as programs of these countries save them: a line of hex digits for each row. */
const FILES = {
  shift_jis: {
    // 氏名,電話番号 / 佐藤健一 / 鈴木花子 / 高橋さくら / 田中ひろし
    lines: [
      '8e8196bc2c9364986294d48d86',
      '8db293a18c9288ea2c2b383139303030303030303031',
      '97e996d889d48e712c2b383139303030303030303032',
      '8d828bb482b382ad82e72c2b383139303030303030303033',
      '9363928682d082eb82b52c2b383139303030303030303034',
    ],
    samples: ['佐藤健一', '鈴木花子', '高橋さくら'],
  },
  'euc-kr': {
    // 이름,전화 / 김민수 / 이서연 / 박지훈 / 최수진
    lines: [
      'c0ccb8a72cc0fcc8ad',
      'b1e8b9cebcf62c2b383231303030303030303031',
      'c0ccbcadbfac2c2b383231303030303030303032',
      'b9dac1f6c8c62c2b383231303030303030303033',
      'c3d6bcf6c1f82c2b383231303030303030303034',
    ],
    samples: ['김민수', '이서연', '박지훈'],
  },
  big5: {
    // 姓名,電話 / 陳怡君 / 林志豪 / 黃淑芬
    lines: [
      'a96da6572cb971b8dc',
      'b3afa9c9a7672c2b383836393030303030303031',
      'aa4ca7d3bba82c2b383836393030303030303032',
      'b6c0b251aae22c2b383836393030303030303033',
    ],
    samples: ['陳怡君', '林志豪', '黃淑芬'],
  },
  'windows-1258': {
    // Họ tên,SĐT / Nguyễn Văn An / Trần Thị Bình / Đỗ Mỹ Linh, tone marks after their letters
    lines: [
      '486ff22074ea6e2c53d054',
      '4e677579eade6e2056e36e20416e2c30393030303030303031',
      '5472e2cc6e20546869f2204269cc6e682c30393030303030303032',
      'd0f4de204d79de204c696e682c30393030303030303033',
    ],
    samples: ['Nguyễn Văn An', 'Trần Thị Bình', 'Đỗ Mỹ Linh'],
  },
  'windows-1252': {
    // Name,Phone / Zoé Müller / François Lefèvre / Jürgen Größe / Hélène Noël
    lines: [
      '4e616d652c50686f6e65',
      '5a6fe9204dfc6c6c65722c2b3333313030303030303031',
      '4672616ee76f6973204c6566e87672652c2b3333313030303030303032',
      '4afc7267656e204772f6df652c2b3333313030303030303033',
      '48e96ce86e65204e6feb6c2c2b3333313030303030303034',
    ],
    samples: ['Zoé Müller', 'François Lefèvre', 'Jürgen Größe'],
  },
} as const;

const UTF16 = Buffer.from(`姓名,手机号\r\n张三,${madeUpPhone(1)}\r\nNguyễn Văn An,+84900000001`, 'utf16le');

describe('text files in the encodings of several countries', () => {
  const { layout, preview } = importDesk('SQLite');

  it.each(Object.entries(FILES))(
    'DESK-4 a list in %s is read right or refused with that reason, and read right once it is chosen',
    async (encoding, { lines, samples }) => {
      const file = Buffer.from(`${lines.join('0d0a')}0d0a`, 'hex');
      const table = { heading_row: 1, columns: { name: [0], phone: [1] } };
      const { body } = await layout(file, { table });
      expect([encoding, undefined]).toContain(body.encoding);
      expect(body.encodings.find((one) => one.encoding === encoding)?.samples).toEqual(samples);
      const read = await preview(file, { table });
      if (body.encoding === undefined) expect(read.body.code).toBe(CODE.importEncoding);
      else expect(read.body.rows).toHaveLength(lines.length - 1);
      expect((await layout(file, { table: { ...table, encoding } })).body).toMatchObject({ encoding, samples });
    },
  );

  it.each([
    ['utf-16le', UTF16],
    ['utf-16be', Buffer.from(UTF16).swap16()],
  ])('DESK-4 a list in %s without a mark at its beginning is read', async (encoding, file) => {
    expect((await layout(file)).body).toMatchObject({ encoding, samples: ['张三', 'Nguyễn Văn An'] });
    expect(states((await preview(file)).body)).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
  });
});
