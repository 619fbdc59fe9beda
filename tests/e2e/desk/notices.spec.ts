import { randomUUID } from 'node:crypto';
import { NOTICES_POLL_MS } from '../../../features/notices/desk/notice-api.ts';
import { startMailServer } from '../../support/servers/notice-test-servers.ts';
import { expectNoFaultsInView } from '../page-checks.ts';
import { storyPhone } from './leads.ts';
import { DESKTOP, expect, goInDesk, openDesk, type Page, PHONE, test } from './staff-fixtures.ts';

/** Every browser of the run adds to the same store: names tell them apart. */
const uniqueName = () => `邮件 ${randomUUID().slice(0, 8)}`;

async function fillMail(page: Page, label: string, port: number, to: string): Promise<void> {
  await page.getByRole('button', { name: '添加渠道' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '类型' }).click();
  await page.getByRole('option', { name: '邮件' }).click();
  await dialog.getByRole('combobox', { name: '加密方式' }).click();
  await page.getByRole('option', { name: /STARTTLS/ }).click();
  await dialog.getByLabel('名称').fill(label);
  await dialog.getByLabel('邮件服务器').fill('127.0.0.1');
  await dialog.getByLabel('端口').fill(String(port));
  await dialog.getByLabel('发件人').fill('预约通知 <notice@example.com>');
  await dialog.getByLabel('收件人').fill(to);
  await dialog.getByRole('button', { name: '保存' }).click();
}

test.describe('DESK-8 a mail channel', () => {
  // A refused form: the browser notes it.
  test.use({ expectedNoise: [/status of 422/] });

  test(
    'DESK-8 a manager sets a mail channel up, tries it out and sees a registration announced',
    PHONE,
    async ({ page, signedIn, request }) => {
      const server = await startMailServer({ disabledCommands: ['STARTTLS'], authOptional: true });
      const label = uniqueName();
      await signedIn('manager');
      await page.clock.install();
      await openDesk(page, 'notices');
      await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible();

      await fillMail(page, label, server.port, 'not an address');
      // A slip is pointed out at its field, and nothing that was typed is lost.
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('收件人')).toHaveAccessibleDescription(/每行一个有效的邮箱/);
      await expect(dialog.getByLabel('邮件服务器')).toHaveValue('127.0.0.1');
      await expectNoFaultsInView(page);
      await dialog.getByLabel('收件人').fill('team@example.com');
      await dialog.getByRole('button', { name: '保存' }).click();
      const card = page.getByRole('listitem', { name: label });
      await expect(card).toContainText('还没有发送过');

      const testMail = server.nextMail();
      await card.getByRole('button', { name: '发送测试' }).click();
      expect((await testMail).to).toEqual(['team@example.com']);
      await expect(card).toContainText('测试通知已发出');

      const notice = server.nextMail();
      const answers = { education: 4, working_years: 2, purpose: 3, name: '张三', phone: '13800000000' };
      const body = { ...answers, idempotency_key: randomUUID() };
      expect((await (await request.post('/api/user/addApply', { data: body })).json()).code).toBe(1);
      expect((await notice).raw).not.toContain('13800000000');
      // The screen asks every ten seconds; the store may know of the mail a moment after its server has it.
      await expect(async () => {
        await page.clock.fastForward(NOTICES_POLL_MS);
        await expect(card).toContainText('最近发送', { timeout: 1000 });
      }).toPass();
      await expectNoFaultsInView(page);

      await card.getByRole('button', { name: '删除' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
      await expect(card).toBeHidden();
      await server.close();
    },
  );
});

test(
  'DESK-8 a channel that does not answer says so in words, on the desk’s home too',
  DESKTOP,
  async ({ page, signedIn, request }) => {
    const server = await startMailServer({ disabledCommands: ['STARTTLS'], authOptional: true });
    const label = uniqueName();
    await signedIn('manager');
    await openDesk(page, 'notices');
    await fillMail(page, label, server.port, 'team@example.com');
    await expect(page.getByRole('dialog')).toBeHidden();
    await server.close();
    const card = page.getByRole('listitem', { name: label });
    await card.getByRole('button', { name: '发送测试' }).click();
    await expect(card.getByRole('alert')).toContainText('连不上对方的服务器');
    const answers = { education: 4, working_years: 2, purpose: 3, name: '张三', phone: storyPhone() };
    expect(await (await request.post('/api/user/addApply', { data: answers })).json()).toMatchObject({ code: 1 });
    await goInDesk(page, '');
    const warning = page.getByRole('alert').filter({ hasText: label });
    await warning.getByRole('link', { name: '去查看' }).click();
    await card.getByRole('switch').click();
    await expect(card).toContainText('已停用');
  },
);
