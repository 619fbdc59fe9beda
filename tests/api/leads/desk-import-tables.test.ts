import { describe, expect, it } from 'vitest';
import { csv, importDesk, states } from '../../support/desk/import-desk.ts';
import { madeUpPhone } from '../../support/registration-api.ts';

/** What is read does not depend on the database. */
describe('tables as programs and people write them', () => {
  const { preview } = importDesk('SQLite', { isShared: true });

  it('DESK-4 all line ends count within one file', async () => {
    const [one, two, three, four] = [1, 2, 3, 4].map(madeUpPhone);
    const joined = `手机号,姓名\r\n${one},张三\n${two},李四\n${three},王五\r${four},赵六\r\n`;
    const { body } = await preview(Buffer.from(joined));
    expect(states(body)).toEqual([2, 3, 4, 5].map((row) => [row, 'new']));
    const quoted = `姓名,手机号\n"张三\r\n（家长）",${one}\r\n李四,${two}`;
    expect(states((await preview(Buffer.from(quoted))).body)).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
  });

  it('DESK-4 a row with more cells than headings is refused with what stands in them; empty ones are none', async () => {
    const file = csv(
      '姓名,手机号,备注',
      `张三,${madeUpPhone(1)},想学管理,下周再打`,
      `李四,${madeUpPhone(2)},,,`,
      `王五,${madeUpPhone(3)}`,
    );
    const { body } = await preview(file);
    expect(states(body)).toEqual([
      [2, 'cells_surplus'],
      [3, 'new'],
      [4, 'new'],
    ]);
    expect(body.rows[0]?.typed).toBe('下周再打');
  });

  it('DESK-4 many empty lines cut nothing off', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `张三,${madeUpPhone(index)}`);
    const { body } = await preview(Buffer.from(['姓名,手机号', ...rows].join('\n\n')));
    expect(body.counts.new).toBe(3000);
  });

  it.each([
    "'13900000001",
    '’13900000001',
    '"=""13900000001"""',
    '="13900000001"',
    '13900000001.0',
    '13900000001.00',
    '8613900000001.0',
    'p:+8613900000001',
    "'p:+8613900000001",
    'tel:+86-139-0000-0001',
    '"=""+8613900000001"""',
  ])('DESK-4 a number kept as a text is read: %s', async (typed) => {
    const { body } = await preview(csv('name,phone', `张三,${typed}`));
    expect(body.rows).toMatchObject([{ state: 'new', phone: '139****0001' }]);
  });

  it('DESK-4 a number whose country is not clear is refused with that reason', async () => {
    const { body } = await preview(csv('name,phone', 'Ann,4155552672'), { locale: 'en' });
    expect(states(body)).toEqual([[2, 'phone_country_missing']]);
  });

  it.each([
    ['姓名/Name', '手机号/Phone'],
    ['姓名（必填）', '手機號碼'],
    ['姓名 Name', '電話'],
    ['客戶姓名', '聯絡電話'],
    ['Ho ten', 'SDT'],
    ['HỌ VÀ TÊN (*)', 'Số điện thoại (Zalo)'],
    ['Name', 'Tel'],
    ['Full Name', 'Mobile Phone'],
    ['full_name', 'phone_number'],
    ['Your name', 'Phone No.'],
    ['1、您的姓名：', '2、您的手机号：'],
    ['【必填】姓名', '手机号码\n（微信同号）'],
  ])('DESK-4 columns are recognised by the headings %j and %j', async (first, second) => {
    const { body } = await preview(csv(`"${first}","${second}"`, `张三,${madeUpPhone(1)}`));
    expect(body.rows).toMatchObject([{ state: 'new', name: '张三' }]);
    expect(body.unread).toEqual([]);
  });

  it.each([
    ['Họ,Tên,SĐT', 'Nguyễn,An', 'Nguyễn An'],
    ['Họ và tên đệm,Tên,SĐT', 'Nguyễn Văn,An', 'Nguyễn Văn An'],
    ['First name,Last name,Phone', 'Ann,Example', 'Ann Example'],
    ['First name,Last name,Phone', '三,张', '张三'],
    ['姓,名,手机号', '张,三', '张三'],
  ])('DESK-4 a name in two columns is joined: %s, %s', async (headings, typed, name) => {
    const { body } = await preview(csv(headings, `${typed},${madeUpPhone(1)}`));
    expect(body.rows).toMatchObject([{ state: 'new', name }]);
  });

  it('DESK-4 a programme that we do not have is said to be left out', async () => {
    const { body } = await preview(csv('姓名,手机号,项目', `张三,${madeUpPhone(1)},某某 MBA`));
    expect(body.rows).toMatchObject([{ state: 'new', left_out: [{ field: 'program', text: '某某 MBA' }] }]);
  });

  it.each([';', '\t', '|', '，'])('DESK-4 a title with commas stands above a table separated by %j', async (sign) => {
    const rows = [
      'Danh sách, hội chợ, 2026',
      ['Họ tên', 'SĐT', 'Ghi chú'].join(sign),
      ['An Nguyễn', '0912345678', ''].join(sign),
    ];
    const { body } = await preview(Buffer.from(rows.join('\r\n')), { locale: 'vi' });
    expect(states(body)).toEqual([[3, 'new']]);
  });

  it('DESK-4 a column without a heading is said to be unread by its letter', async () => {
    const { body } = await preview(csv('姓名,手机号,,', `张三,${madeUpPhone(1)},,老客户`));
    expect(body.unread).toEqual(['D']);
  });

  it.each([
    // Nobody closed it; the next one stands in the middle of a cell, is an escaped one, or ends a later row's cell.
    ['"想学管理', ''],
    ['"想学管理', '"已联系"'],
    ['"想学管理', '"已""联系"'],
    ['"想学管理', '已联系"'],
  ])('DESK-4 a quotation mark that nobody closed refuses its row alone: %j, then %j', async (first, second) => {
    const file = csv(
      '姓名,手机号,备注',
      `张三,${madeUpPhone(1)},${first}`,
      `李四,${madeUpPhone(2)},${second}`,
      `王五,${madeUpPhone(3)},`,
    );
    const { body } = await preview(file);
    expect(states(body)).toEqual([
      [2, 'quote_unclosed'],
      [3, 'new'],
      [4, 'new'],
    ]);
    expect(body.rows[0]).toMatchObject({ typed: 'C2 "想学管理', name: '张三' });
  });

  it('DESK-4 a quotation mark that nobody closed in every row takes no longer than others', async () => {
    const rows = Array.from({ length: 5000 }, (_, row) => `"张三,${madeUpPhone(row)}`);
    expect((await preview(csv('姓名,手机号', ...rows))).body.counts).toMatchObject({ new: 0, refused: 5000 });
  });

  it('DESK-4 quotation marks around several lines, in headings and within a text are what they are', async () => {
    const file = csv(
      '"姓名",手机号,"备注, 其他"',
      `张三,${madeUpPhone(1)},"第一行`,
      '',
      '第二行, 想学""管理"""',
      `李四 "小李",${madeUpPhone(2)},`,
      `王五,${madeUpPhone(3)},身高 5'7"`,
    );
    const { body } = await preview(file);
    expect(states(body)).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'new'],
    ]);
  });
});

describe('several numbers of one person', () => {
  const { store, manager, leads } = importDesk('SQLite');

  it('DESK-4 of two columns of numbers the one that can be called is taken, and both stay with what was typed', async () => {
    const file = csv(
      '姓名,电话,手机',
      `张三,,${madeUpPhone(1)}`,
      `李四,${madeUpPhone(2)},`,
      `王五,未知,${madeUpPhone(3)}`,
      `赵六,${madeUpPhone(4)},${madeUpPhone(5)}`,
      `钱七,+86 139 0000 0006（${'工作日晚上八点以后请打这个号码。'.repeat(4)}）,+86 (0) 139 - 0000 - 0007 转 12345`,
    );
    const { body } = await store(file);
    expect(states(body)).toEqual([2, 3, 4, 5, 6].map((row) => [row, 'new']));
    const further = [{ field: 'phone', text: '****2345', reason: 'further' }];
    expect(body.rows.map(({ left_out }) => left_out)).toEqual([undefined, undefined, undefined, undefined, further]);
    const found = await Promise.all(
      (await leads()).map(({ id }) =>
        manager().post<{ name: string; phone_typed: string }>(`/api/desk/leads/${id}/reveal`),
      ),
    );
    const typed = new Map(found.map(({ body: { name, phone_typed } }) => [name, phone_typed]));
    expect(typed.get('赵六')).toBe(`${madeUpPhone(4)} / ${madeUpPhone(5)}`);
  });
});
