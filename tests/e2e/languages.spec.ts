/** Which language a visitor gets, and changing it (LANG-1, LANG-2, LANG-4). */
import { HTML_LANG, LOCALE_NAMES, type Locale } from '../../contract/locales.ts';
import { appointmentMessages } from '../../site/messages/appointment.messages.ts';
import type { Message } from '../../site/messages/define-messages.ts';
import { homeMessages } from '../../site/messages/home.messages.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';
import { expect, headerReady, LOCALES, openSection, PAGES, type Page, PHONE, test } from './fixtures.ts';

const savedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('userLanguage'));

async function cookieChoice(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === 'userLanguage')?.value;
}

async function saveBeforehand(page: Page, choice: string): Promise<void> {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('wasSet')) localStorage.setItem('userLanguage', value);
    sessionStorage.setItem('wasSet', 'yes');
  }, choice);
}

async function switchTo(page: Page, locale: Locale): Promise<void> {
  await headerReady(page);
  await page.locator('header details:has(a[data-locale]) summary').click();
  await page.getByRole('link', { name: LOCALE_NAMES[locale], exact: true }).click();
}

const ASKED: [header: string, cookie: string | undefined, expected: Locale][] = [
  ['zh-TW', undefined, 'zh'],
  ['zh-Hans-CN', undefined, 'zh'],
  ['en-GB', undefined, 'en'],
  ['vi-VN,vi;q=0.9', undefined, 'vi'],
  ['fr-FR,en;q=0.5', undefined, 'en'],
  ['en;q=0.4,vi;q=0.9', undefined, 'vi'],
  ['en;q=0, vi;q=0.1', undefined, 'vi'],
  ['fr-FR', undefined, 'zh'],
  ['*', undefined, 'zh'],
  ['', undefined, 'zh'],
  ['en-GB', 'vi', 'vi'],
  ['vi', 'zh', 'zh'],
  ['en', 'fr', 'en'],
];

for (const [header, cookie, expected] of ASKED) {
  test(`LANG-1 a browser that asks for "${header}" with the choice ${cookie ?? 'unmade'} gets ${expected}`, async ({
    request,
  }) => {
    const answer = await request.get('/', {
      headers: { 'Accept-Language': header, ...(cookie && { Cookie: `userLanguage=${cookie}` }) },
    });
    expect(answer.headers()['content-language']).toBe(HTML_LANG[expected]);
  });
}

test.describe('LANG-1 a browser set to British English', () => {
  test.use({ locale: 'en-GB' });

  test('LANG-1 the first visit is in the language of the browser, and saves nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await headerReady(page);
    expect(await savedChoice(page)).toBeNull();
    expect(await cookieChoice(page)).toBeUndefined();
  });

  test('LANG-1 the choice in the browser storage wins and is mirrored in the cookie', async ({ page }) => {
    await saveBeforehand(page, 'vi');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect.poll(() => cookieChoice(page)).toBe('vi');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('LANG-1 on a prefixed page the prefix wins and the saved choice stays', async ({ page }) => {
    await saveBeforehand(page, 'vi');
    await page.goto('/zh/');
    await headerReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    expect(await savedChoice(page)).toBe('vi');
    expect(await cookieChoice(page)).toBe('vi');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });

  test('LANG-1 a saved value that is no language of ours counts as none', async ({ page }) => {
    await saveBeforehand(page, 'fr');
    await page.goto('/');
    await headerReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await cookieChoice(page)).toBeUndefined();
  });

  test('LANG-1 a browser that blocks its storage still shows the page and keeps a choice', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await switchTo(page, 'vi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.goto('/appointment/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});

for (const [from, to] of [
  ['zh', 'en'],
  ['en', 'vi'],
  ['vi', 'zh'],
] as const) {
  test(`LANG-2 the switcher goes from ${from} to ${to} on the same page and at the same anchor`, async ({ page }) => {
    await page.goto(`/${from}/?utm_source=test#programs`);
    await switchTo(page, to);
    await expect(page).toHaveURL(`/${to}/?utm_source=test#programs`);
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[to]);
    await expect(page.locator('#programs')).toBeInViewport();
    expect(await savedChoice(page)).toBe(to);
    expect(await cookieChoice(page)).toBe(to);
  });

  test(`LANG-2 the switcher goes from ${from} to ${to} without a change of an unprefixed address`, async ({ page }) => {
    await page.context().addCookies([{ name: 'userLanguage', value: from, domain: 'localhost', path: '/' }]);
    await page.goto('/?utm_source=test#programs');
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[from]);
    await switchTo(page, to);
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[to]);
    await expect(page).toHaveURL('/?utm_source=test#programs');
    expect(await savedChoice(page)).toBe(to);
  });
}

for (const address of ['/en/', '/', '/en/appointment/']) {
  test(`LANG-2 what was typed at ${address} is still there in the other language`, async ({ page }) => {
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

test('LANG-2 the switcher works by keyboard and says which language is shown', async ({ page }) => {
  await page.goto('/en/');
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
  await expect(page).toHaveURL('/vi/');
});

/** Every piece of text a visitor meets, outside of parts that are marked as Chinese. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title];
    const description = document.querySelector('meta[name="description"]');
    found.push(description?.getAttribute('content') ?? '');
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]') !== document.documentElement || element.closest('script, style') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        if (isForeign(node)) continue;
        for (const name of ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription'])
          found.push(node.getAttribute(name) ?? '');
      } else if (!isForeign(node.parentElement)) found.push(node.textContent?.trim() ?? '');
    }
    return found.filter((text) => text !== '');
  });
}

const MESSAGES: Message[] = Object.values({ ...shellMessages, ...homeMessages, ...appointmentMessages });

/** Messages of other languages that this language does not have, in any message. */
function foreignMessages(locale: Locale): Set<string> {
  const own = new Set(MESSAGES.map((message) => message[locale]));
  const others = LOCALES.filter((other) => other !== locale);
  return new Set(MESSAGES.flatMap((message) => others.map((other) => message[other])).filter((one) => !own.has(one)));
}

for (const locale of LOCALES) {
  for (const path of PAGES) {
    test(`LANG-4 ${path} in ${locale} says its language and shows no text of another`, PHONE, async ({ page }) => {
      await page.goto(`/${locale}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[locale]);
      await headerReady(page);
      const texts = await textsOf(page);
      expect(texts.length).toBeGreaterThan(40);
      const foreign = foreignMessages(locale);
      expect(texts.filter((text) => foreign.has(text))).toEqual([]);
      if (locale !== 'zh') expect(texts.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    });
  }
}
