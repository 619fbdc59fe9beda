/** Which language a browser gets, and changing it (LANG-1, LANG-2); what headers ask for is in tests/pages/addresses.test.ts. */
import { HTML_LANG, LOCALE_NAMES, type Locale } from '../../../contract/locales.ts';
import { DESKTOP, expect, headerReady, openSection, type Page, PHONE, test } from '../fixtures.ts';

const savedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('userLanguage'));

async function cookieChoice(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === 'userLanguage')?.value;
}

/** As an older site, or somebody else, may have written it. */
async function save(page: Page, choice: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('userLanguage', value), choice);
}

async function switchTo(page: Page, locale: Locale): Promise<void> {
  await headerReady(page);
  await page.locator('header details:has(a[data-locale]) summary').click();
  await page.getByRole('link', { name: LOCALE_NAMES[locale], exact: true }).click();
}

test.describe('LANG-1 a browser set to British English', () => {
  test.use({ locale: 'en-GB' });

  test(
    'LANG-1 the first visit is in the language of the browser, then a prefix or the saved choice wins, if it is one of ours',
    PHONE,
    async ({ page }) => {
      const address = '/privacy';
      const shows = async (language: string) => {
        await headerReady(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      };
      await page.goto(address);
      await shows('en');
      expect(await savedChoice(page), 'a visit saves nothing').toBeNull();
      expect(await cookieChoice(page)).toBeUndefined();
      await save(page, 'fr');
      await page.goto(address);
      await shows('en');
      expect(await cookieChoice(page)).toBeUndefined();
      await save(page, 'vi-VN');
      await page.goto(address);
      await shows('vi');
      await expect.poll(() => cookieChoice(page), 'mirrored').toBe('vi');
      expect(new URL(page.url()).pathname).toBe(address);
      await save(page, 'vi');
      await page.goto(`/zh${address}`);
      await shows('zh-CN');
      expect(await savedChoice(page), 'a prefix changes nothing').toBe('vi');
      expect(await cookieChoice(page)).toBe('vi');
      await page.goto(address);
      await shows('vi');
    },
  );

  test('LANG-1 a browser that blocks its storage still shows the page and keeps a choice', PHONE, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/privacy');
    await switchTo(page, 'vi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.goto('/appointment/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});

test(
  'LANG-2 the switcher goes through the languages on the same page and at the same anchor',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/zh/contact?utm_source=test#questions');
    for (const to of ['en', 'vi', 'zh'] as const) {
      await switchTo(page, to);
      await expect(page).toHaveURL(`/${to}/contact?utm_source=test#questions`);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[to]);
      await expect(page.locator('#questions')).toBeInViewport();
      expect(await savedChoice(page)).toBe(to);
      expect(await cookieChoice(page)).toBe(to);
    }
  },
);

test('LANG-2 the switcher changes the language without a change of an unprefixed address', PHONE, async ({ page }) => {
  await page.context().addCookies([{ name: 'userLanguage', value: 'zh', domain: 'localhost', path: '/' }]);
  await page.goto('/contact?utm_source=test#questions');
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.zh);
  await switchTo(page, 'vi');
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.vi);
  await expect(page).toHaveURL('/contact?utm_source=test#questions');
  expect(await savedChoice(page)).toBe('vi');
});

for (const address of ['/appointment/', '/en/appointment/']) {
  test(`LANG-2 what was typed at ${address} is still there in the other language`, PHONE, async ({ page }) => {
    await page.goto(address);
    await openSection(page, 'appointment');
    const form = page.locator('[data-section="appointment"] form');
    await form.locator('[name="education"][value="2"]').check();
    await form.locator('[name="purpose"][value="5"]').check();
    await form.locator('[name="name"]').fill('Khách Thử');
    await form.locator('[name="phone"]').fill('+86 138 0000 0000');
    await switchTo(page, 'vi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await openSection(page, 'appointment');
    await expect(form.locator('[name="name"]')).toHaveValue('Khách Thử');
    await expect(form.locator('[name="phone"]')).toHaveValue('+86 138 0000 0000');
    await expect(form.locator('[name="education"][value="2"]')).toBeChecked();
    await expect(form.locator('[name="purpose"][value="5"]')).toBeChecked();
  });
}

test('LANG-2 the switcher works by keyboard and says which language is shown', DESKTOP, async ({ page }) => {
  await page.goto('/en/privacy');
  await headerReady(page);
  await page.locator('header details:has(a[data-locale]) summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '简体中文' })).toBeHidden();
  await expect(page.locator('header details:has(a[data-locale]) summary')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vi/privacy');
});
