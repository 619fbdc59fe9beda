/** The foot of every page (FOOT-1 to FOOT-3, TRUST-5). */
import { readContent } from '../../content/read-content-files.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';
import { DESKTOP, expect, LOCALES, PHONE, test } from './fixtures.ts';

const { site } = readContent();

for (const locale of LOCALES) {
  test(`FOOT-1 the footer in ${locale} has brand, address, both phones, e-mail, accounts and copyright`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/`);
    const footer = page.locator('footer');
    await expect(footer.getByRole('link', { name: site.name[locale] }).first()).toHaveAttribute('href', `/${locale}/`);
    await expect(footer.locator('svg').first()).toBeVisible();
    await expect(footer).toContainText(site.address[locale]);
    const phone = footer.getByRole('link', { name: site.phone });
    await expect(phone).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`);
    const cooperation = footer.getByRole('listitem').filter({
      hasText: shellMessages['footer.business_cooperation'][locale],
    });
    await expect(cooperation.getByRole('link')).toHaveAttribute(
      'href',
      `tel:${site.cooperationPhone.replaceAll(' ', '')}`,
    );
    await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(footer).toContainText(site.zhihu.name[locale]);
    await expect(footer).toContainText(/知乎|Zhihu/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.companyName[locale]}`);
  });

  test(
    `FOOT-3 the three account blocks in ${locale} have their title and a named QR code`,
    DESKTOP,
    async ({ page }) => {
      await page.goto(`/${locale}/`);
      for (const key of ['wechat_official', 'wechat_customer_service', 'bilibili_account'] as const) {
        const code = page.locator('footer').getByRole('img', {
          name: shellMessages[`footer.${key}_alt`][locale],
          exact: true,
        });
        await code.scrollIntoViewIfNeeded();
        await expect(code).toBeVisible();
        await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
      }
    },
  );

  test(`FOOT-3 on a phone the accounts in ${locale} open one at a time`, PHONE, async ({ page }) => {
    await page.goto(`/${locale}/`);
    const open = page.locator('footer details[open]');
    for (const key of ['wechat_official', 'wechat_customer_service', 'bilibili_account'] as const) {
      await page.locator('footer summary', { hasText: shellMessages[`footer.${key}`][locale] }).tap();
      await expect(open).toHaveCount(1);
      const code = open.getByRole('img', { name: shellMessages[`footer.${key}_alt`][locale], exact: true });
      await expect(code).toBeVisible();
      await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    }
  });

  test(`FOOT-2 the video account in ${locale} opens in a new tab, without a vote for it`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/${locale}/`);
    if (isMobile) {
      await page.locator('footer summary', { hasText: shellMessages['footer.bilibili_account'][locale] }).tap();
    }
    const link = page.locator(`footer a[href="${site.video.url}"]:visible`);
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('target', '_blank');
    const rel = (await link.getAttribute('rel')) ?? '';
    expect(rel.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'noopener']));
    await expect(link).toContainText(shellMessages['footer.new_tab'][locale]);
  });

  test(`TRUST-5 an empty registration number shows nothing in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/`);
    expect([site.icp, site.policeRecord], 'the settings of this repository are still empty').toEqual(['', '']);
    await expect(page.locator('footer a[href*="beian"]')).toHaveCount(0);
    await expect(page.locator('footer img[src*="police"]')).toHaveCount(0);
  });
}
