/** The list of registrations as a manager works with it (DESK-3, DESK-6), and names of any kind. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { XSRF_COOKIE, XSRF_HEADER } from '../../../contract/staff/xsrf.ts';
import { withoutInvisible } from '../../../contract/text/visible-text.ts';
import { expectNoFaultsInView, expectNoOverhang } from '../page-checks.ts';
import { button, type PutLead, putLead, storedLead, writeNote } from './leads.ts';
import { DESKTOP, expect, goInDesk, openDesk, test } from './staff-fixtures.ts';

test(
  'DESK-3 DESK-6 a manager saves a view, assigns, exports and erases',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    await signedIn('manager');
    const consultant = await office.add('consultant', 'lin');
    const source = `tag-${Date.now()}`;
    const leads = [await putLead(office, { source, name: '=张三' }), await putLead(office, { source, name: '李四' })];
    await openDesk(page, `leads?source=${source}`);
    await expect(page.getByText('符合条件的 2 条')).toBeVisible();
    await page.getByRole('button', { name: /^视图/ }).click();
    await page.getByLabel('视图名称').fill('本周');
    await button(page, '保存').click();
    await expect(page.getByText('已保存视图“本周”。')).toBeVisible();
    await button(page, '清除筛选').click();
    await expect(page).not.toHaveURL(/source/);
    await page.getByRole('button', { name: '视图 (1)' }).click();
    await button(page, '本周').click();
    await expect(page).toHaveURL(new RegExp(`source=${source}`));
    await expect(page.getByText('符合条件的 2 条')).toBeVisible();

    await page.getByRole('checkbox', { name: /^选择/ }).first().check();
    await button(page, '选中本页全部').click();
    await page.getByRole('combobox', { name: /把选中的 2 条分配给/ }).click();
    await page.getByRole('option', { name: consultant.email.split('@')[0] ?? '' }).click();
    await button(page, '分配').click();
    await expect(page.getByText('已分配 2 条。')).toBeVisible();
    for (const lead of leads) expect((await storedLead(office, lead)).assignee_id).toBe(consultant.id);

    await button(page, '导出').click();
    const dialog = page.getByRole('dialog', { name: '导出登记' });
    await expect(dialog).toContainText('共 2 条');
    await dialog.getByLabel('导出用途').fill('十一月回访名单');
    await dialog.getByLabel('CSV').check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '导出' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain("'=张三");
    expect(text).toContain(`"\t${leads[0]?.phone}"`);

    await page.locator(`a[data-row][href$="${leads[1]?.id}"]`).click();
    await button(page, '个人信息').click();
    await page.getByRole('menuitem', { name: '删除登记' }).click();
    await page.getByRole('checkbox', { name: '我知道删除后无法恢复' }).check();
    await button(page, '永久删除').click();
    await expect(page.getByText('已删除 1 条登记。')).toBeVisible();
    expect((await storedLead(office, leads[1] as (typeof leads)[0])).name_sealed).toBeNull();
  },
);

test(
  'DESK-4 DESK-6 names and notes of any kind pass through list, detail and export unharmed',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    await signedIn('manager');
    const source = `odd-${Date.now()}`;
    const names = [
      '<script>alert(1)</script>',
      '\u202Eتعبان\u202C abc',
      '👩🏽🎓',
      '𠮷'.repeat(50),
      'Nguyễn Thị Ánh"; --',
    ];
    for (const name of names) await putLead(office, { name, source });
    const note = `${'<img src=x onerror=alert(1)>\u202E 备注 🎓\n'.repeat(200)}`.slice(0, 4000).trim();
    page.on('dialog', () => {
      throw new Error('a script of a name ran');
    });
    await openDesk(page, `leads?source=${source}`);
    await expect(page.getByText('符合条件的 5 条')).toBeVisible();
    await expectNoOverhang(page, 'the list');
    const ids = await page
      .locator('a[data-row]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const seen: string[] = [];
    for (const id of ids) {
      await goInDesk(page, (id ?? '').replace('/dashboard/', ''));
      await button(page, '查看号码').click();
      seen.push((await page.locator('bdi').first().textContent()) ?? '');
      await expectNoOverhang(page, 'one registration');
    }
    // But for the marks that turn the writing around, which are taken out where a name comes in.
    expect(seen.sort()).toEqual(names.map(withoutInvisible).sort());
    await writeNote(page, note);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: '<img src=x' })).toHaveCount(1);
    expect(await page.locator('[dir="auto"]').first().textContent()).toBe(withoutInvisible(note));
    const answer = await page.request.post('/api/desk/leads/export', {
      headers: {
        'X-XSRF-TOKEN': (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
      },
      data: {
        format: 'csv',
        reason: '检查导出内容',
        recipient: '公司',
        country: 'CN',
        basis: 'own_use',
        filter: { source },
      },
    });
    const csv = await answer.text();
    for (const name of names) expect(csv).toContain(withoutInvisible(name).replaceAll('"', '""'));
  },
);

test(
  'DESK-4 who is not to be contacted stands out in red, with no word of a good time',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    await signedIn('manager', 'en');
    const source = `stop-${randomUUID()}`;
    const [usual, stopped, kept] = [
      await putLead(office, { name: 'Usual', country: 'VN', source }),
      await putLead(office, { name: 'Stopped', country: 'VN', source }),
      await putLead(office, { name: 'Kept', country: 'VN', source }),
    ];
    const xsrf = (await page.context().cookies()).find(({ name }) => name === XSRF_COOKIE)?.value ?? '';
    const headers = { [XSRF_HEADER]: xsrf };
    for (const [lead, step, data] of [
      [stopped, 'do-not-contact', {}],
      [kept, 'restrict', { scope: 'registration' }],
    ] as const) {
      expect((await page.request.post(`/api/desk/leads/${lead.id}/${step}`, { headers, data })).ok()).toBe(true);
    }
    await openDesk(page, `leads?source=${source}`);
    const colorOf = (lead: PutLead) =>
      page.locator(`a[data-row][href$="${lead.id}"]`).evaluate((link) => getComputedStyle(link).color);
    const red = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--error)';
      return getComputedStyle(probe).color;
    });
    expect(await colorOf(usual)).not.toBe(red);
    expect([await colorOf(stopped), await colorOf(kept)]).toEqual([red, red]);
    for (const [lead, mark] of [
      [usual, undefined],
      [stopped, 'Do not contact'],
      [kept, 'Restricted'],
    ] as const) {
      await goInDesk(page, `leads/${lead.id}`);
      await expect(page.locator('.call-clock')).toBeVisible();
      await expect(page.locator('.call-state')).toHaveCount(mark ? 0 : 1);
      if (mark) await expect(page.locator('.badge.is-stop')).toHaveText([mark]);
      if (lead === stopped) {
        await button(page, 'Show number').click();
        await expect(button(page, 'Copy number')).toBeVisible();
        await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
      }
      // Nor is there anything to write down of a call, or another one to agree.
      await expect(page.getByRole('group', { name: 'This call' })).toHaveCount(mark ? 0 : 1);
      await expect(page.locator('[data-next-call]')).toHaveCount(mark ? 0 : 1);
      await expectNoFaultsInView(page);
    }
  },
);
