import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readZip, writeZip } from '../../../tests/fuzz/zip-file.ts';
import { IMPORTING } from '../../../tests/support/import-reading.ts';
import { runImportTask } from './import-task.ts';

const READING = { locale: 'zh' as const, importing: IMPORTING };

async function workbook(
  sheets: (string | number)[][][],
  edit: (name: string, xml: string) => string,
): Promise<Uint8Array> {
  const cells = sheets.map((rows) =>
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    ),
  );
  const file = await writeXlsxFile(cells.map((data, at) => ({ data, sheet: `S${at + 1}` }))).toBuffer();
  return writeZip(
    readZip(file).map((entry) => ({ ...entry, content: Buffer.from(edit(entry.name, entry.content.toString())) })),
  );
}

function rowsOf(bytes: Uint8Array, more: object = {}) {
  const answer = runImportTask({ bytes, ...READING, ...more });
  if ('rows' in answer)
    return answer.rows.rows.map((row) =>
      'refusal' in row ? [row.row, row.refusal, row.typed] : [row.row, row.answers.name],
    );
  return answer;
}
const layoutOf = (bytes: Uint8Array, more: object = {}) => {
  const answer = runImportTask({ bytes, locale: 'zh', ...more });
  if (!('layout' in answer)) throw new Error(JSON.stringify(answer));
  return answer.layout;
};
const HEADINGS = ['姓名', '手机号', '备注'];

describe('the table of a workbook', () => {
  it('DESK-4 a cell that cannot be read refuses its row with its place, and the others are read', async () => {
    const rows = [HEADINGS, ['张三', 1, 2], ['李四', 13900000002, 3], ['王五', 13900000003, 4]];
    const file = await workbook([rows], (name, xml) =>
      name.includes('sheet1')
        ? xml.replace(/(<c r="B2"[^>]*>)<v>1</, '$1<v>abc<').replace(/(<c r="C3"[^>]*>)<v>3</, '$1<v>x<')
        : xml,
    );
    expect(rowsOf(file)).toEqual([
      [2, 'cell_unreadable', 'B2 abc'],
      [3, '李四'],
      [4, '王五'],
    ]);
  });

  it('DESK-4 hidden sheets are not read, and the first with the columns is taken', async () => {
    const list = (person: string) => [HEADINGS, [person, 13900000001, '']];
    const file = await workbook([list('隐藏'), [['封面']], list('张三')], (name, xml) =>
      name === 'xl/workbook.xml' ? xml.replace('<sheet ', '<sheet state="hidden" ') : xml,
    );
    expect(rowsOf(file)).toEqual([[2, '张三']]);
    expect(layoutOf(file)).toMatchObject({ sheets: ['S2', 'S3'], sheet: 1, samples: ['张三'] });
    expect(rowsOf(file, { table: { sheet: 0 } })).toEqual({ fault: 'columns' });
  });

  it('DESK-4 rows that a filter hides are read, and counted', async () => {
    const rows = [HEADINGS, ['张三', 13900000001, ''], ['李四', 13900000002, '']];
    const file = await workbook([rows], (name, xml) =>
      name.includes('sheet1') ? xml.replace('<row r="3"', '<row r="3" hidden="1"') : xml,
    );
    expect(runImportTask({ bytes: file, ...READING })).toMatchObject({ rows: { rows: [{}, {}], hiddenRows: 1 } });
  });

  it('DESK-4 under “Zalo” stands an id, or the number where a list or a row has no other', () => {
    const read = (lines: string[]) => {
      const answer = runImportTask({ bytes: Buffer.from(lines.join('\n')), ...READING });
      if (!('rows' in answer)) throw new Error(JSON.stringify(answer));
      return answer.rows.rows.map((row) =>
        'refusal' in row
          ? row.refusal
          : [row.phone?.e164, row.followUp.zalo, row.followUp.notes.map(({ text }) => text)],
      );
    };
    const named = ['张三,13900000001,lan_88', '李四,,139 0000 0002', '王五,13900000003,加过 好友'];
    expect(read(['姓名,手机号,Zalo', ...named])).toEqual([
      ['+8613900000001', 'lan_88', []],
      ['+8613900000002', '13900000002', []],
      ['+8613900000003', '', ['Zalo: 加过 好友']],
    ]);
    expect(read(['姓名,Zalo', '张三,13900000001'])).toEqual([['+8613900000001', '', []]]);
  });

  it('DESK-4 columns and the row of headings can be chosen, also where there are no headings', async () => {
    const file = Buffer.from('甲方,13900000001,张三\n乙方,13900000002,李四');
    expect(rowsOf(file, { table: { heading_row: 0, columns: { name: [2], phone: [1] } } })).toEqual([
      [1, '张三'],
      [2, '李四'],
    ]);
  });
});

describe('the encoding of a text file', () => {
  /** Bytes of `Name,Phone` and the names in the encoding. */
  const list = (hex: string, phone: string) =>
    Buffer.concat([Buffer.from('Name,Phone\r\n'), Buffer.from(hex, 'hex'), Buffer.from(`,${phone}\r\n`)]);
  const utf16 = Buffer.from('姓名,手机号\r\n张三,13900000001', 'utf16le');

  it('DESK-4 text in UTF-16 without a mark is read in both orders', () => {
    expect(rowsOf(utf16)).toEqual([[2, '张三']]);
    expect(rowsOf(Buffer.from(utf16).swap16())).toEqual([[2, '张三']]);
  });

  it('DESK-4 Vietnamese of Windows-1258 is no Chinese', () => {
    const one = list('486fe06e67204ce26d', '+84912345678');
    const { encoding, encodings } = layoutOf(one, { locale: 'vi' });
    expect([encoding, encodings[0]]).toEqual([undefined, { encoding: 'windows-1258', samples: ['Hoàng Lâm'] }]);
    // Nguyễn Văn An, Trần Thị Bình, Đỗ Mỹ Linh: tone marks follow their letters.
    const names = ['4e677579eade6e2056e36e20416e', '5472e2cc6e20546869f2204269cc6e68', 'd0f4de204d79de204c696e68'];
    const more = names.map((hex) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(',+84912345678\r\n')]));
    const rows = rowsOf(Buffer.concat([one, ...more]), { locale: 'vi' });
    expect(rows).toMatchObject([
      [2, 'Hoàng Lâm'],
      [3, 'Nguyễn Văn An'],
      [4, 'Trần Thị Bình'],
      [5, 'Đỗ Mỹ Linh'],
    ]);
  });

  it('DESK-4 what cannot be told is refused until somebody chooses, with names as they would be read', () => {
    const file = list('d5c5', '+14155552671');
    expect(rowsOf(file, { locale: 'en' })).toEqual({ fault: 'encoding' });
    const { encoding, encodings } = layoutOf(file, { locale: 'en' });
    expect(encoding).toBeUndefined();
    expect(encodings.find((one) => one.encoding === 'gb18030')?.samples).toEqual(['张']);
    expect(rowsOf(file, { table: { encoding: 'gb18030' } })).toEqual([[2, '张']]);
  });
});
