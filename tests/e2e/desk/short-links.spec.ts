/** Short links: made and printed by a manager, followed by a visitor, counted for everybody (EDIT-9). Costs 10 seconds. */
import { randomUUID } from 'node:crypto';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { contactSourceMessages } from '../../../contract/choice-labels.messages.ts';
import { storedSource } from '../../../features/leads/contract/contacts.ts';
import { shortLinksMessages } from '../../../features/short-links/desk/short-links.messages.ts';
import { WECHAT_USER_AGENT } from '../fixtures.ts';
import { expectNoFaultsInView, expectNoOverhang } from '../page-checks.ts';
import { fillIn, openForm } from '../site/form/appointment-page.ts';
import { putLead } from './leads.ts';
import { DESKTOP, expect, openDesk, test } from './staff-fixtures.ts';

// A page that is none, and a code that is taken, are sent on purpose.
test.use({ expectedNoise: [/status of 422/] });

const words = (key: keyof typeof shortLinksMessages) => shortLinksMessages[key].zh;

test(
  'EDIT-9 a manager makes a link and its QR code, a visitor follows it and registers, and the figures say so',
  DESKTOP,
  async ({ page, browser, baseURL, office, signedIn }) => {
    const code = `poster-${randomUUID().slice(0, 8)}`;
    await signedIn('manager');
    await openDesk(page, 'short-links');
    await page.getByRole('button', { name: words('short-links.add') }).click();
    const dialog = page.getByRole('dialog');
    const target = dialog.getByLabel(words('short-links.target'));
    await dialog.getByLabel(words('short-links.name'), { exact: true }).fill('说明会海报');
    await dialog.getByLabel(words('short-links.code')).fill(code.toUpperCase());
    await target.fill('//example.com');
    await dialog.getByRole('button', { name: words('short-links.save') }).click();
    await expect(dialog).toContainText(words('short-links.target_bad'));
    await expectNoFaultsInView(page);
    // A programme for applicants from China alone; without a language, readers of Vietnamese come to it too.
    for (const address of ['/vi/program/nau-mscs', '/program/nau-mscs']) {
      await target.fill(address);
      await expect(dialog, address).toContainText(words('short-links.closed_to.vi'));
      await target.fill('');
    }
    // By its title in the desk's language, and in any other.
    for (const title of ['奥塔哥大学 · 简体中文', 'Business Administration · University of Otago']) {
      await target.fill(title);
      await expect(page.getByRole('option', { name: '/zh/program/uo-mba' }), title).toBeVisible();
    }
    await page.getByRole('option', { name: '/zh/program/uo-mba' }).click();
    await expect(dialog).not.toContainText(words('short-links.closed_to.vi'));
    await expect(target).toHaveValue('/zh/program/uo-mba');
    await dialog.getByRole('button', { name: words('short-links.save') }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('说明会海报');
    await expect(page.getByText(/^打开“.*奥塔哥大学.*”（\/zh\/program\/uo-mba）$/)).toBeVisible();
    await expect(page.getByRole('definition').first(), 'visits').toHaveText('0');
    const address = `${baseURL}/go/${code}`;
    const picture = page.getByRole('img', { name: address });
    await expect(picture).toBeVisible();
    const drawn = await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'Q', margin: 4 });
    expect(decodeURIComponent((await picture.getAttribute('src')) ?? '')).toBe(`data:image/svg+xml,${drawn}`);
    await expectNoFaultsInView(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: words('short-links.svg') }).click();
    expect((await file).suggestedFilename()).toBe(`${code}.svg`);
    const pngFile = page.waitForEvent('download');
    await page.getByRole('button', { name: words('short-links.png') }).click();
    const png = await pngFile;
    expect(png.suggestedFilename()).toBe(`${code}.png`);
    expect(await sharp(await png.path()).metadata()).toMatchObject({ format: 'png', width: 2000, height: 2000 });
    // One sheet, whatever the paper.
    for (const format of ['A4', 'A5']) {
      const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }

    const options = { ...(baseURL && { baseURL }), userAgent: WECHAT_USER_AGENT, reducedMotion: 'reduce' } as const;
    const phone = await browser.newContext(options);
    const answer = await phone.request.get(`/go/${code}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, `/zh/program/uo-mba?utm_source=${code}`]);
    const visitor = await phone.newPage();
    const form = await openForm(visitor, 'zh', `/go/${code}`);
    await fillIn(visitor, 'zh');
    const sent = visitor.waitForRequest(/addApply/);
    await form.submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ source: code, page: '/program/uo-mba' });
    await expect(form.status).toBeVisible();
    await phone.close();
    // A form that is filled in as fast as this may count as a program's.
    await putLead(office, { source: code });
    await putLead(office, { source: storedSource('walk_in') });

    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(async () => {
      await openDesk(page, 'short-links');
      await expect(row.getByRole('definition').first()).toHaveText('2', { timeout: 1000 });
    }).toPass();
    // Whoever came without a link is listed by how, in words.
    await expect(page.getByText(contactSourceMessages['contact_source.walk_in'].zh, { exact: true })).toBeVisible();
    await expectNoOverhang(page, 'short links');
    await expectNoFaultsInView(page);

    // The poster's people, and its title wherever a source is named.
    await row.getByRole('link', { name: /^查看“说明会海报”带来的 [12] 条登记$/ }).click();
    await expect(page.getByText(/^符合条件的 [12] 条$/)).toBeVisible();
    await page.locator('a[data-row]').first().click();
    await expect(page.getByText(/登记，来源：说明会海报$/)).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
    await openDesk(page, 'short-links');

    await row.getByRole('link', { name: words('short-links.sheet') }).click();
    await page.getByRole('button', { name: words('short-links.close'), exact: true }).click();
    await dialog.getByRole('button', { name: words('short-links.close') }).click();
    await expect(page.getByText(words('short-links.closed'))).toBeVisible();
    const closed = await page.request.get(`/go/${code}`, { maxRedirects: 0 });
    expect([closed.status(), closed.headers()['location']]).toEqual([302, '/']);
    expect((await page.request.get('/go/none-such')).status()).toBe(404);
  },
);
