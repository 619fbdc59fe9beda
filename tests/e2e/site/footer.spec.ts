/** The foot of every page in a real layout (FOOT-2, FOOT-3). What it says is tested beside it. */
import { shellMessages } from '../../../site/messages/shell.messages.ts';
import { DESKTOP, expect, type Page, PHONE, test } from '../fixtures.ts';
import { CONTENT } from '../../support/content/site-content.ts';

const { site } = CONTENT;
const ACCOUNTS = ['wechat_official', 'wechat_customer_service', 'bilibili_account'] as const;

/** The one visible QR code of an account, fetched. */
async function expectCode(page: Page, key: (typeof ACCOUNTS)[number]): Promise<void> {
  const code = page.locator('footer').getByRole('img', { name: shellMessages[`footer.${key}_alt`].en, exact: true });
  await code.scrollIntoViewIfNeeded();
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
}

const videoLink = (page: Page) => page.locator(`footer a[href="${site.video.url}"]:visible`);

test('FOOT-2 FOOT-3 on a desktop the three accounts show their QR codes', DESKTOP, async ({ page }) => {
  await page.goto('/en/');
  for (const key of ACCOUNTS) await expectCode(page, key);
  await expect(videoLink(page)).toHaveCount(1);
});

test('FOOT-2 FOOT-3 on a phone the accounts open one at a time', PHONE, async ({ page }) => {
  await page.goto('/en/');
  for (const key of ACCOUNTS) {
    await page.locator('footer summary', { hasText: shellMessages[`footer.${key}`].en }).tap();
    await expect(page.locator('footer details[open]')).toHaveCount(1);
    await expectCode(page, key);
  }
  await expect(videoLink(page)).toHaveCount(1);
});
