/** A manager's day at the desk: figures read and printed, registrations imported from a spreadsheet. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chinaDay } from '../../../contract/time/china-calendar.ts';
import { expectNoFaultsInView } from '../page-checks.ts';
import { putLead, storyPhone } from './leads.ts';
import { DESKTOP, expect, openDesk, type Page, PHONE, test } from './staff-fixtures.ts';

async function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** A registration from a campaign that no other test knows. */
async function register(page: Page, source: string, count: number): Promise<void> {
  const answer = await page.request.post('/api/user/addApply', {
    data: {
      education: 3,
      working_years: 2,
      purpose: 3,
      name: '张三',
      phone: `1370000${count}`,
      source,
      page: '/zh/phd',
      idempotency_key: randomUUID(),
    },
  });
  expect((await answer.json()).code).toBe(1);
}

const unique = () => String(Math.floor(1000 + Math.random() * 9000));

test(
  'DESK-7 the figures show where registrations come from, as chart, table and file, and say so when there are none',
  PHONE,
  async ({ page, office, signedIn }) => {
    await signedIn('manager');
    const school = `院校 ${unique()}`;
    const { id } = await putLead(office);
    const enrolled = { status: 'enrolled', enrolled_school: school, fee_amount: 36_000, fee_currency: 'CNY' } as const;
    await office.store.db.updateTable('lead').set(enrolled).where('id', '=', id).execute();
    for (const name of ['Kettering', 'Kettering University']) {
      const set = { ...enrolled, enrolled_school: name };
      await office.store.db
        .updateTable('lead')
        .set(set)
        .where('id', '=', (await putLead(office)).id)
        .execute();
    }
    const source = `展会 ${unique()}`;
    for (let count = 0; count < 3; count++) await register(page, source, 1000 + count);
    await openDesk(page, 'figures');
    await expect(page.getByRole('heading', { name: '数据', level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: '每日登记，图表；相同的数字见表格' })).toBeVisible();
    const row = page.getByRole('table', { name: '来源' }).getByRole('row', { name: source });
    await expect(row).toContainText('3');
    const bySchool = page.getByRole('table', { name: '各院校的服务费' });
    await expect(bySchool.getByRole('row', { name: school })).toContainText('¥36,000');
    // Its short name and its full one are one school.
    await expect(bySchool.getByRole('row', { name: '凯特林大学' })).toContainText('¥72,000');
    await expect(bySchool).not.toContainText('Kettering');
    await page.getByText('以表格查看').click();
    const days = page.getByRole('table', { name: '每日登记' }).getByRole('row');
    await expect(days).toHaveCount(31);
    await page.getByRole('button', { name: '近 7 天' }).click();
    await expect(days).toHaveCount(8);
    await page.getByRole('combobox', { name: '语言' }).click();
    await page.getByRole('option', { name: '英语' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('combobox', { name: '语言' }).click();
    await page.getByRole('option', { name: '全部' }).click();
    await expect(row).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载 CSV' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(`来源,${source},3,`);
    expect(text).toContain(`各院校的服务费,${school} · 服务费 (CNY),36000,`);
    expect(await isTooWide(page)).toBe(false);

    // No registrations, and a range that is none.
    await page.getByLabel('从', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('请选择有效的日期')).toBeVisible();
    await page.getByLabel('到', { exact: true }).fill('2020-01-31');
    await expect(page.getByRole('heading', { name: '这段时间没有登记。' })).toBeVisible();
    await expectNoFaultsInView(page, { rules: 'not looks' });
  },
);

test(
  'DESK-7 figures are printed black on white without the menu, also out of the dark',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager');
    await register(page, 'print', 2000);
    await openDesk(page, 'figures');
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await page.getByRole('button', { name: '切换到深色' }).click();
    await page.getByRole('heading', { name: '转化' }).hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '转化' })).toBeVisible();
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: '登记列表' })).toBeHidden();
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
    const heading = page.getByRole('heading', { name: '转化' });
    await expect(heading).toHaveCSS('color', 'rgb(17, 17, 17)');
    const ground = await page.evaluate(() =>
      [...document.querySelectorAll('#desk *')]
        .filter((element) => !element.classList.contains('figure-bar') && element.closest('.no-print') === null)
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((color) => color !== 'rgba(0, 0, 0, 0)'),
    );
    expect(ground).toEqual([]);
  },
);

test.describe('an import', () => {
  // The browser itself writes a line for every answer that is a refusal.
  // Days are the company's, whatever the browser's zone: this one is nineteen hours behind.
  test.use({ expectedNoise: [/422/], timezoneId: 'Pacific/Pago_Pago' });

  test(
    'DESK-4 registrations are imported from a spreadsheet after a look at each row',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('manager');
      const mark = unique();
      const source = `教育展 ${mark}`;
      const rows = [
        '姓名,手机号,学历,状态,负责人,登记日期',
        `王小雨,1360001${mark},本科,已联系,查无此人,2025-12-31`,
        `李明,1360002${mark},,,,31/02/2026`,
        `李明,1360002${mark},`,
        '<script>alert(1)</script>,13600030000,',
        `赵六,1.36E+10,`,
      ].join('\n');
      const file = { name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
      await openDesk(page, 'import');
      await expectNoFaultsInView(page, { rules: 'not looks' });
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText('2 · 新登记')).toBeVisible();
      await expect(page.getByText('1 · 重复或以前导入过，跳过')).toBeVisible();
      await expect(page.getByText('2 · 不能导入')).toBeVisible();
      const stored = page.getByLabel('将保存的行');
      await expect(stored).toContainText('已联系');
      await expect(stored).toContainText('记入备注：负责人“查无此人”（无法识别）');
      await expect(stored).toContainText('2025年12月31日');
      await page.getByRole('button', { name: '需要核对（4）' }).click();
      // A table with its head; on phones a list.
      const isPhone = test.info().project.name === 'phone';
      const refused = isPhone
        ? page.getByRole('list', { name: '结果' }).getByRole('listitem')
        : page.getByRole('region', { name: '结果' }).getByRole('row');
      await expect(refused).toHaveCount(isPhone ? 4 : 5);
      await expect(refused.filter({ hasText: '姓名含有不能使用的字符' })).toBeVisible();
      const noDay = refused.filter({ hasText: '登记时间“31/02/2026”（没有这一天）' });
      await expect(noDay).toContainText('登记时间记为导入的时间。');
      await expectNoFaultsInView(page, { rules: 'not looks' });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载需要核对的行' }).click();
      const toCheck = readFileSync(await (await download).path(), 'utf8');
      for (const row of ['3,李明,', '6,赵六,']) expect(toCheck).toContain(row);
      await page.getByLabel('来源').fill(source);
      await page.getByLabel('在哪里、如何同意的').fill('同意');
      await page.getByLabel('同意日期').fill(chinaDay(Date.now()));
      await page.getByRole('button', { name: '导入 2 条' }).click();
      await expect(page.getByText('请写明依据，10–500 字，不含号码。')).toBeVisible();
      await expect(page.getByLabel('来源')).toHaveValue(source);
      await page.getByLabel('在哪里、如何同意的').fill('杭州教育展登记表，本人勾选同意电话联系');
      await page.getByRole('button', { name: '导入 2 条' }).click();
      await expect(page.getByText('已导入 2 条。')).toBeVisible();
      await expectNoFaultsInView(page, { rules: 'not looks' });
      expect(await isTooWide(page)).toBe(false);
      await page.getByRole('link', { name: '查看登记列表' }).click();
      await expect(page.locator('main')).toContainText('2025年12月31日');
      await openDesk(page, 'import');
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText('3 · 重复或以前导入过，跳过')).toBeVisible();
      await expect(page.getByRole('button', { name: '没有可导入的行' })).toBeDisabled();
    },
  );

  test(
    'DESK-4 a list whose encoding and headings are not clear is read as its sender says, and the next one alike',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('manager');
      const mark = unique();
      // Hoàng Lâm in Windows-1258, which is Chinese too.
      const name = '名单.csv';
      const buffer = Buffer.from(`Hoi vien,So lien lac,Ghi chu\r\nHo\u00e0ng L\u00e2m,+8490000${mark},x\r\n`, 'latin1');
      const choose = () => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
      const vietnamese = page.getByRole('radio', { name: 'Hoàng Lâm 越南语' });
      await openDesk(page, 'import');
      await choose();
      await vietnamese.check();
      await expect(page.getByText('没有找到“姓名”列，或“手机号”“微信”列')).toBeVisible();
      for (const [heading, role] of [
        ['Hoi vien', '姓名'],
        ['So lien lac', '手机号'],
      ] as const) {
        await page.getByRole('combobox', { name: heading }).click();
        await page.getByRole('option', { name: role, exact: true }).click();
      }
      await expect(page.getByText('读到的姓名：Hoàng Lâm')).toBeVisible();
      await expect(page.getByText('1 · 新登记')).toBeVisible();
      await expectNoFaultsInView(page, { rules: 'not looks' });
      expect(await isTooWide(page)).toBe(false);
      await page.getByLabel('来源').fill(`教育展 ${mark}`);
      await page.getByLabel('在哪里、如何同意的').fill('河内教育展登记表，本人勾选同意电话联系');
      await page.getByLabel('同意日期').fill(chinaDay(Date.now()));
      await page.getByRole('button', { name: '导入 1 条' }).click();
      await expect(page.getByText('已导入 1 条。')).toBeVisible();
      await page.getByRole('button', { name: '再导入一份' }).click();
      await choose();
      await vietnamese.check();
      await expect(page.getByText('1 · 重复或以前导入过，跳过')).toBeVisible();
    },
  );

  test(
    'DESK-3 DESK-4 is refused when the file cannot be read, with what to do, and another one can be chosen with what was stated kept',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('manager');
      await openDesk(page, 'import');
      const choose = (name: string, text: string) =>
        page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await choose('a.csv', '姓名,邮箱\n张三,a@example.com');
      await expect(page.getByText('没有找到“姓名”列，或“手机号”“微信”列')).toBeVisible();
      await choose('b.csv', 'x'.repeat(2_000_001));
      await expect(page.getByText('文件超过 2 MB')).toBeVisible();
      await choose('c.csv', '姓名,手机号\n王小明,12');
      // What was stated stays when the mended file is chosen.
      const statement = page.getByLabel(/^在哪里、如何同意的/);
      await statement.fill('十一月教育展，现场登记表');
      await choose('d.csv', `姓名,手机号\n王小明,${storyPhone()}`);
      await expect(page.getByText('d.csv')).toBeVisible();
      await expect(page.getByText('1 · 新登记')).toBeVisible();
      await expect(statement).toHaveValue('十一月教育展，现场登记表');
    },
  );
});

test('DESK-2 a consultant sees figures of their own alone', DESKTOP, async ({ page, signedIn }) => {
  await signedIn('consultant');
  await register(page, 'own', 3000);
  await openDesk(page, 'figures');
  await expect(page.getByText('只统计分配给你和尚未分配的登记。')).toBeVisible();
});
