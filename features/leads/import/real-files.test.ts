import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/locales.ts';
import { IMPORTING } from '../../../tests/support/import-reading.ts';
import { runImportTask } from './import-task.ts';

/** What becomes of each row: its number, and who is stored with which number, or why nobody is. */
function rowsOf(file: Uint8Array | string, locale: Locale = 'zh') {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const answer = runImportTask({ bytes, locale, importing: IMPORTING });
  if (!('rows' in answer)) return answer;
  return answer.rows.rows.map((row) =>
    'refusal' in row ? [row.row, row.refusal] : [row.row, row.answers.name, row.phone?.e164],
  );
}

/** What the five columns of answers say of each person. */
function answersOf(file: string, locale: Locale = 'zh') {
  const answer = runImportTask({ bytes: Buffer.from(file), locale, importing: IMPORTING });
  if (!('rows' in answer)) return answer;
  return answer.rows.rows.map((row) =>
    'refusal' in row ? row.refusal : [row.answers.education, row.answers.working_years, row.answers.purpose],
  );
}

/** A workbook of one sheet. */
function workbook(rows: readonly (readonly string[])[], after = '', properties = ''): Uint8Array {
  const cells = rows.map((row) => row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join(''));
  const parts = {
    'xl/workbook.xml': `<workbook>${properties}<sheets><sheet name="S1" id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells.map((row) => `<row>${row}</row>`).join('')}</sheetData>${after}</worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
}

const merged = (...areas: string[]) =>
  `<mergeCells>${areas.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`;

describe('numbers as files have them', () => {
  it.each([
    ['1.3900000001E+10', '+8613900000001'],
    ['8.613900000001e12', '+8613900000001'],
    ['１３９ ００００ ０００１', '+8613900000001'],
    ['“13900000001”', '+8613900000001'],
    ['「13900000001」', '+8613900000001'],
    ['13900000001 13900000002', '+8613900000001'],
    ['139 0000 0001  139 0000 0002', '+8613900000001'],
    ['+84 912 345 678 ::: +84 912 345 679', '+84912345678'],
  ])('DESK-4 %s is read', (typed, number) => {
    expect(rowsOf(`姓名,手机号\n张三,${typed}`)).toEqual([[2, '张三', number]]);
  });

  it.each(['1.39E+10', '8,61E+12', '１.39Ｅ+10', "'1.39E+10", '="1.39E+10"', '1.39E10'])(
    'DESK-4 %s is said to have been rounded by the spreadsheet',
    (typed) => expect(rowsOf(`姓名;手机号\n张三;${typed}`)).toEqual([[2, 'phone_shortened']]),
  );
});

describe('tables as programs and people make them', () => {
  it('DESK-4 a cell merged over several rows counts in each of them', () => {
    const rows = [
      ['姓名', '手机号', '学历'],
      ['张三', '13900000001', '本科'],
      ['', '13900000002', ''],
      ['李四', '13900000003', ''],
    ];
    const file = workbook(rows, merged('A2:A3', 'C2:C4'));
    expect(rowsOf(file)).toEqual([
      [2, '张三', '+8613900000001'],
      [3, '张三', '+8613900000002'],
      [4, '李四', '+8613900000003'],
    ]);
    const answer = runImportTask({ bytes: file, locale: 'zh', importing: IMPORTING });
    expect('rows' in answer && answer.rows.rows.map((row) => 'answers' in row && row.answers.education)).toEqual([
      3, 3, 3,
    ]);
  });

  it.each([
    ['', '2022-11-19T16:00:00.000Z'],
    ['<workbookPr date1904="1"/>', '2026-11-20T16:00:00.000Z'],
  ])('DESK-4 days are counted from where the workbook says: %j', (properties, registered) => {
    const rows = [
      ['姓名', '手机号', '登记日期'],
      ['张三', '13900000001', '44885'],
    ];
    const answer = runImportTask({ bytes: workbook(rows, '', properties), locale: 'zh', importing: IMPORTING });
    const [row] = 'rows' in answer ? answer.rows.rows : [];
    expect(row && 'followUp' in row && new Date(row.followUp.created_at ?? 0).toISOString()).toBe(registered);
  });

  it('DESK-4 areas of merged cells that no sheet can have are passed over', () => {
    const rows = [
      ['姓名', '手机号'],
      ['张三', '13900000001'],
    ];
    const areas = ['A1:XFD1048576', 'A2:A1048576', 'A9:A2', 'x', 'A2', 'A2:'];
    expect(rowsOf(workbook(rows, merged(...areas)))).toMatchObject([[2, '张三', '+8613900000001']]);
  });

  it.each([
    ['lists put one below the other', '\uFEFF姓名,手机号\r\n张三,13900000001\r\n\uFEFF姓名,手机号\r\n李四,13900000002'],
    ['headings in two languages', '姓名,手机号\nName,Phone\n张三,13900000001\n李四,13900000002'],
  ])('DESK-4 a further row of headings is nobody: %s', (_, file) => {
    expect(rowsOf(file)).toMatchObject([
      [expect.any(Number), '张三', '+8613900000001'],
      [expect.any(Number), '李四', '+8613900000002'],
    ]);
  });

  it.each([
    ['a stray zero byte', '姓名,手机号\n张\0三,13900000001\n李四,13900000002'.padEnd(150, '\n')],
    ['zeros to the end of a block', `姓名,手机号\n张三,13900000001\n李四,13900000002\n${'\0'.repeat(512)}`],
    ['the end mark of DOS', '姓名,手机号\n张三,13900000001\n李四,13900000002\n\u001A'],
    ['a line of invisible marks', '姓名,手机号\n张三,13900000001\n李四,13900000002\n\u200B,\uFEFF\n'],
    ['100,000 lines of empty cells', `姓名,手机号\n张三,13900000001\n李四,13900000002\n${',\r\n'.repeat(100_000)}`],
    ['a cell of 1 MB', `姓名,手机号,备注\n张三,13900000001,${'x'.repeat(1_000_000)}\n李四,13900000002,`],
  ])('DESK-4 %s hides nobody', (_, file) => {
    expect(rowsOf(file)).toEqual([
      [2, '张三', '+8613900000001'],
      [3, '李四', '+8613900000002'],
    ]);
  });

  it.each([
    '1、您的姓名：,2、请输入您的手机号码：',
    'Tên hiển thị,Số điện thoại',
    'Name,Phone 1 - Value',
    '姓名,手机1',
    '学生姓名,联系电话1',
    '报名人,本人手机',
    'Họ tên,SĐT 1',
  ])('DESK-4 headings that forms and programs write are known: %s', (headings) => {
    expect(rowsOf(`${headings}\n张三,13900000001`)).toEqual([[2, '张三', '+8613900000001']]);
  });

  it.each([
    ['a remark at the main number', '姓名,手机号（微信同号）,备用手机\n张三,13900000001,13900000002', []],
    ['a second list beside it', '姓名,手机号,,姓名,手机号\n张三,13900000001,,李四,13900000002', ['姓名', '手机号']],
    [
      'a number of somebody else behind',
      '姓名,手机号,家长姓名,家长电话\n张三,13900000001,李,13900000002',
      ['家长姓名'],
    ],
    ['single quotation marks', "'姓名','手机号'\n'张三','13900000001'", []],
  ])('DESK-4 the first columns are a person: %s', (_, file, unread) => {
    expect(rowsOf(file)).toEqual([[2, '张三', '+8613900000001']]);
    expect(runImportTask({ bytes: Buffer.from(file), locale: 'zh', importing: IMPORTING })).toMatchObject({
      rows: { unread },
    });
  });

  it('DESK-4 a remark in the place of a number refuses nobody who can be reached otherwise', () => {
    const file = '姓名,电话,微信\nMs Li,（微信同号）,li_ms_2026\n张三,（没有）,';
    expect(rowsOf(file)).toEqual([
      [2, 'Ms Li', undefined],
      [3, 'phone_invalid'],
    ]);
    expect(runImportTask({ bytes: Buffer.from(file), locale: 'zh', importing: IMPORTING })).toMatchObject({
      rows: { rows: [{ leftOut: [{ field: 'phone', text: '（微信同号）', reason: 'unknown' }] }, {}] },
    });
  });

  it('DESK-4 the apostrophe that keeps a cell a text is no part of a name, and that of other names is', () => {
    const file = "姓名,手机号\n'张三,13900000001\n’t Hooft,13900000002\n'Aisha,13900000003";
    expect(rowsOf(file)).toEqual([
      [2, '张三', '+8613900000001'],
      [3, '’t Hooft', '+8613900000002'],
      [4, "'Aisha", '+8613900000003'],
    ]);
  });
});

describe('answers as people write them', () => {
  it('DESK-4 usual words for degrees and years are understood', () => {
    const rows = ['大学本科,5年', '全日制本科,1年', '硕士研究生,10年', '大学,3 年', '-,—', 'N/A,/', '未填,不详'];
    const file = ['姓名,手机号,学历,工作年限', ...rows.map((row, at) => `张三,1390000000${at},${row}`)].join('\n');
    expect(answersOf(file)).toEqual([
      [3, 3, 0],
      [3, 2, 0],
      [4, 4, 0],
      [3, 3, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(answersOf('Họ tên,SĐT,Trình độ,Kinh nghiệm\nAn,0912345678,Thạc sỹ,8 năm', 'vi')).toEqual([[4, 4, 0]]);
    expect(answersOf('Name,Phone,Degree,Experience\nAn,+84912345678,MBA,2 years', 'en')).toEqual([[4, 2, 0]]);
  });

  it('DESK-4 short forms and "or more" are understood in three languages', () => {
    const vietnamese = ['ĐH,10 năm trở lên', 'CĐ,trên 8 năm', 'ThS,3 năm'];
    const file = ['Họ tên,SĐT,Trình độ,Kinh nghiệm', ...vietnamese.map((row, at) => `An,091234567${at},${row}`)];
    expect(answersOf(file.join('\n'), 'vi')).toEqual([
      [3, 4, 0],
      [2, 4, 0],
      [4, 3, 0],
    ]);
    const chinese = ['3年', '10年以上', '10 年及以上', '8年多', '12'];
    const list = ['姓名,手机号,工作年限', ...chinese.map((years, at) => `张三,1390000000${at}（微信同号）,${years}`)];
    expect(answersOf(list.join('\n'))).toEqual([3, 4, 4, 4, 4].map((years) => [0, years, 0]));
    expect(answersOf('Name,Phone,Experience\nAn,+84912345678,8+ years', 'en')).toEqual([[0, 4, 0]]);
  });

  it('DESK-4 what is not understood, or could be two answers, is kept as a note and refuses nobody', () => {
    const rows = ['3年以上,自考', '很久,幼儿园'];
    const file = ['姓名,手机号,工作年限,学历', ...rows.map((row, at) => `张三,1390000000${at},${row}`)].join('\n');
    expect(answersOf(file)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const answer = runImportTask({ bytes: Buffer.from(file), locale: 'zh', importing: IMPORTING });
    const [first] = 'rows' in answer ? answer.rows.rows : [];
    expect(first).toMatchObject({
      leftOut: [{ text: '自考' }, { text: '3年以上' }],
      followUp: { notes: [{ text: '学历: 自考\n工作年限: 3年以上' }] },
    });
  });
});

describe('names in old Vietnamese fonts', () => {
  const list = (...names: string[]) => ['Ho ten,SDT', ...names.map((name) => `${name},0912345678`)].join('\n');

  it.each([
    ['TCVN3', ['NguyÔn V¨n Thµnh', 'TrÇn ThÞ B×nh', 'Lª §øc', 'Ph¹m TrÇn', 'Hoµng Lª']],
    ['VNI', ['Nguyeãn Vaên Thaønh', 'Traàn Thò Bình', 'Leâ Höõu Ñöùc', 'Phaïm Thò Lan', 'Ñoã Vaên An']],
  ])('DESK-4 a name in the font %s is refused with that reason', (_font, names) => {
    expect(rowsOf(list(...names), 'vi')).toEqual(names.map((_, at) => [at + 2, 'name_font']));
    const file = workbook([['Ho ten', 'SDT'], ...names.map((name) => [name, '0912345678'])]);
    expect(rowsOf(file, 'vi')).toEqual(names.map((_, at) => [at + 2, 'name_font']));
    expect(rowsOf(Buffer.from(list(...names), 'latin1'), 'vi')).not.toContainEqual([
      2,
      expect.anything(),
      '+84912345678',
    ]);
  });

  it('DESK-4 names of other countries in a Vietnamese list are names', () => {
    const names = ['Zoë Müller', 'François Loïc', 'João Muñoz', 'Aïcha Saïd', 'Michaël', 'Raúl Jaén', 'Søren Åström'];
    expect(rowsOf(list(...names, 'Hoàng Thuỷ', 'Đỗ Quý Khoẻ', 'LÊ HỮU ĐỨC'), 'vi')).toHaveLength(names.length + 3);
    expect(JSON.stringify(rowsOf(list(...names, 'Hoàng Thuỷ', 'Đỗ Quý Khoẻ', 'LÊ HỮU ĐỨC'), 'vi'))).not.toContain(
      'name_',
    );
  });
});

describe('files that are no spreadsheet', () => {
  const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from('<x/>')])));
  const WORD =
    '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>';

  it.each<[string, Uint8Array]>([
    ['an old xls, or a workbook with a password', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex')],
    ['Numbers', zip('Index/Document.iwa', 'Metadata/Properties.xml')],
    ['OpenDocument', zip('mimetype', 'content.xml')],
    ['Word', zipSync({ '_rels/.rels': Buffer.from(WORD), 'word/document.xml': Buffer.from('<document/>') })],
    ['PDF', Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\n1 0 obj', 'latin1')],
    ['a photo', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['a screenshot', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a web page named xls', Buffer.from('\uFEFF <html><table><tr><td>姓名</td><td>手机号</td></tr></table></html>')],
    ['XML of Excel 2003', Buffer.from('<?xml version="1.0"?><Workbook><Worksheet/></Workbook>')],
    ['JSON', Buffer.from('[{"姓名":"张三","手机号":"13900000001"}]')],
    ['rich text', Buffer.from('{\\rtf1\\ansi 姓名,手机号}')],
    ['contacts of a phone', Buffer.from('BEGIN:VCARD\nVERSION:3.0\nFN:张三\nTEL:13900000001\nEND:VCARD')],
  ])('DESK-4 %s is said to be none, and nobody is asked for its encoding', (_, file) => {
    expect(runImportTask({ bytes: file, locale: 'zh' })).toEqual({ fault: 'unreadable' });
    expect(rowsOf(file)).toEqual({ fault: 'unreadable' });
  });
});

describe('lists of two programs in one file', () => {
  const bytes = (...parts: (string | { hex: string })[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part.hex, 'hex'))));
  const [LI, WANG] = [{ hex: 'c0eecbc4' }, { hex: 'cdf5cee5' }];

  it('DESK-4 rows of another encoding in a list in UTF-8 are refused, and garble nobody', () => {
    const file = bytes('Name,Phone\n张三,13900000001\n赵六,13900000002\n', LI, ',13900000003\n');
    expect(rowsOf(file)).toEqual([
      [2, '张三', '+8613900000001'],
      [3, '赵六', '+8613900000002'],
      [4, 'name_invalid'],
    ]);
    const vietnamese = bytes('Ho ten,SDT\nLê Hoàng,0912345678\nNguyễn Thị An,0912345679\nTrần Bình,0912345671\n', {
      hex: '486fe06e67204ce26d2c303931323334353637300a',
    });
    expect(rowsOf(vietnamese, 'vi')).toEqual([
      [2, 'Lê Hoàng', expect.any(String)],
      [3, 'Nguyễn Thị An', expect.any(String)],
      [4, 'Trần Bình', expect.any(String)],
      [5, 'name_invalid'],
    ]);
  });

  it('DESK-4 rows in UTF-8 in a list of another encoding are read as what they are', () => {
    const [heading, more] = [{ hex: 'd0d5c3fb2cb5e7bbb00a' }, { hex: 'c0eecbc42c31333930303030303030340a' }];
    const file = bytes(
      heading,
      LI,
      ',13900000001\n',
      WANG,
      ',13900000002\n',
      more,
      '张三,13900000003\n赵六,13900000005',
    );
    expect(rowsOf(file)).toEqual([
      [2, '李四', expect.any(String)],
      [3, '王五', expect.any(String)],
      [4, '李四', expect.any(String)],
      [5, '张三', expect.any(String)],
      [6, '赵六', expect.any(String)],
    ]);
  });

  it('DESK-4 a file that was cut in the middle of a character is read up to there', () => {
    const file = bytes('姓名,手机号,备注\n张三,13900000001,好\n李四,13900000002,', { hex: 'e4ba' });
    const expected = [
      [2, '张三', '+8613900000001'],
      [3, '李四', '+8613900000002'],
    ];
    expect(rowsOf(file)).toEqual(expected);
    const wide = Buffer.from('\uFEFF姓名,手机号\n张三,13900000001\n李四,13900000002\n', 'utf16le');
    expect(rowsOf(Buffer.concat([wide, Buffer.from('0a', 'hex')]))).toEqual(expected);
  });

  it('DESK-4 the mark of UTF-8 before a list in another encoding hides nobody', () => {
    const file = bytes({ hex: 'efbbbfd0d5c3fb2cb5e7bbb00a' }, LI, ',13900000001\n', WANG, ',13900000002');
    expect(rowsOf(file)).toEqual([
      [2, '李四', expect.any(String)],
      [3, '王五', expect.any(String)],
    ]);
  });
});

describe('encodings to choose from', () => {
  it('DESK-4 one in which no names are read, or none that can be, is not offered', () => {
    const file = Buffer.concat([
      Buffer.from('Name,Phone\r\n'),
      Buffer.from('d5c5', 'hex'),
      Buffer.from(',+14155552671'),
    ]);
    const answer = runImportTask({ bytes: file, locale: 'en' });
    const encodings = 'layout' in answer ? answer.layout.encodings : [];
    expect(encodings.length).toBeGreaterThan(1);
    for (const { samples } of encodings) {
      expect(samples).not.toEqual([]);
      expect(samples.join('')).not.toMatch(/[\u0080-\u009f\ufffd\p{Co}]/u);
    }
  });
});
