/** A story inside WeChat's in-app browser. The ways to copy are tested beside the component. */
import { expect, PHONE, test, WECHAT_USER_AGENT } from '../../fixtures.ts';
import { openStory } from './stories-page.ts';

test.describe('inside WeChat', () => {
  test.use({ userAgent: WECHAT_USER_AGENT });

  test('STORY-5 STORY-6 the account can be copied, and the QR code asks for a long press', PHONE, async ({ page }) => {
    const guide = (await openStory(page, 0, '/zh/')).getByRole('complementary');
    await guide.getByRole('button', { name: '复制微信号' }).tap();
    await expect(guide.getByRole('status')).toHaveText('微信号已复制，请打开微信搜索。');
    await expect(page.locator('textarea[aria-hidden]')).toHaveCount(0);
    await expect(guide.getByRole('button', { name: '打开微信' })).toHaveCount(0);
    await expect(guide.locator('figcaption')).toHaveText('长按识别二维码');
    const code = guide.getByRole('img');
    await code.scrollIntoViewIfNeeded();
    await expect(code).toBeVisible();
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(200);
  });
});
