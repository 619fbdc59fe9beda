/** The ways from the student stories into WeChat. */
import { DESKTOP, expect, type Page, PHONE, test, WECHAT_USER_AGENT } from './fixtures.ts';
import { openStories, openStory, section } from './stories-page.ts';

test('STORY-6 other devices get a QR code and no button', DESKTOP, async ({ page }) => {
  await openStories(page);
  const prompt = section(page).getByRole('complementary');
  await expect(prompt.getByRole('img')).toBeVisible();
  await expect(prompt.getByRole('button')).toBeHidden();
  expect((await page.request.get((await prompt.getByRole('img').getAttribute('src')) ?? '')).status()).toBe(200);
});

test('STORY-6 a button opens the WeChat app, and the QR code comes when the app did not', PHONE, async ({ page }) => {
  await openStories(page);
  const prompt = section(page).getByRole('complementary');
  await expect(prompt.getByRole('img')).toBeHidden();
  const opened = page
    .waitForEvent('request', { predicate: (request) => request.url().startsWith('weixin:'), timeout: 3000 })
    .catch(() => null);
  await prompt.getByRole('button', { name: 'Open WeChat' }).click();
  await expect(prompt.getByRole('status')).toHaveText('Account copied. Open WeChat and search for it.');
  await expect(prompt.getByRole('img')).toBeVisible({ timeout: 4000 });
  await opened;
});

test('STORY-5 outside WeChat there is no copy button', async ({ page }) => {
  await expect(await openStory(page, 0)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the account', includeHidden: true })).toHaveCount(0);
});

test.describe('inside WeChat', () => {
  test.use({ userAgent: WECHAT_USER_AGENT });

  const hint = async (page: Page, path: string) => (await openStory(page, 0, path)).getByRole('complementary');

  test('STORY-5 the account can be copied, and the page says so', async ({ page }) => {
    const guide = await hint(page, '/zh/');
    await guide.getByRole('button', { name: '复制微信号' }).click();
    await expect(guide.getByRole('status')).toHaveText('微信号已复制，请打开微信搜索。');
    await expect(page.locator('textarea[aria-hidden]')).toHaveCount(0);
  });

  test('STORY-5 a hidden text area copies what the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => {
        const area = document.activeElement;
        document.title = area instanceof HTMLTextAreaElement ? area.value : '';
        return true;
      };
    });
    const guide = await hint(page, '/en/');
    await guide.getByRole('button', { name: 'Copy the account' }).click();
    await expect(guide.getByRole('status')).toHaveText('Account copied. Open WeChat and search for it.');
    await expect(page).toHaveTitle((await guide.locator('p b').textContent()) ?? '');
  });

  test('STORY-5 when nothing copies, the page says how to do it by hand', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
      document.execCommand = () => false;
    });
    const guide = await hint(page, '/vi/');
    await guide.getByRole('button', { name: 'Sao chép tài khoản' }).click();
    await expect(guide.getByRole('alert')).toContainText('Không sao chép được.');
  });

  test('STORY-6 the open button is not there, and the QR code asks for a long press', async ({ page }) => {
    const guide = await hint(page, '/zh/');
    await expect(guide.getByRole('button', { name: '打开微信' })).toHaveCount(0);
    await expect(guide.getByRole('img')).toBeVisible();
    await expect(guide.locator('figcaption')).toHaveText('长按识别二维码');
    const size = await guide.getByRole('img').boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(200);
  });
});
