/** Site search over programmes, schools, stories and questions. */
import { searchMessages } from '../../../../site/messages/search.messages.ts';
import { DESKTOP, expect, islandReady, LOCALES, type Page, PHONE, test } from '../../fixtures.ts';

const field = (page: Page) => page.locator('input[type="search"]');
const results = (page: Page) => page.locator('[data-results]');
const found = (page: Page) =>
  results(page)
    .locator('li a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandReady(page, 'search');
}

const CASES = {
  zh: [
    ['计算机', '/zh/program/nau-mscs'],
    ['留服', '/zh/contact#degree-recognition'],
    ['RIT', '/zh/school/rit'],
  ],
  en: [
    ['MBA', '/en/program/uo-mba'],
    ['LLM', '/en/program/ua-llm'],
    ['recognition', '/en/contact#degree-recognition'],
  ],
  vi: [
    ['khoa học máy tính', '/vi/program/nau-mscs'],
    ['khoa hoc may tinh', '/vi/program/nau-mscs'],
    ['cong nhan bang', '/vi/contact#degree-recognition'],
  ],
} as const;

for (const locale of LOCALES) {
  test(`Site search in ${locale} finds words, words without diacritics and abbreviations`, PHONE, async ({ page }) => {
    await openSearch(page, `/${locale}/search`);
    await field(page).fill(CASES[locale][0][0]);
    await expect(results(page).locator('mark').first()).toBeVisible();
    for (const [words, address] of CASES[locale]) {
      await field(page).fill(words);
      await expect(page.getByRole('status')).toContainText(words);
      await expect(results(page).locator(`a[href="${address}"]`)).toBeVisible();
      expect(new URL(page.url()).searchParams.get('q')).toBe(words);
      const count = (await found(page)).length;
      await expect(page.getByRole('status')).toHaveText(
        searchMessages['search.count'][locale].replace('{query}', words).replace('{n}', String(count)),
      );
    }
  });
}

test('Site search says when nothing is found, and what else to do', DESKTOP, async ({ page }) => {
  const locale = 'vi';
  await openSearch(page, `/${locale}/search?q=zzzzqqqq`);
  const none = page.locator('[data-none]');
  await expect(none).toContainText(searchMessages['search.none_text'][locale]);
  await expect(none.getByRole('link')).toHaveAttribute('href', `/${locale}/contact`);
  await expect(page.locator('#all-program')).toBeVisible();
});

test('Site search takes its words from a shared address and groups what it finds', PHONE, async ({ page }) => {
  await openSearch(page, '/search?q=Otago');
  await expect(field(page)).toHaveValue('Otago');
  await expect(results(page).locator('[data-kind="school"] a')).toHaveAttribute('href', '/school/otago');
  await expect(results(page).locator('[data-kind="program"] a').first()).toHaveAttribute('href', /^\/program\//);
  await expect(page.locator('#all-program')).toBeHidden();
});

test('Site search leads by keyboard from the field to a result', DESKTOP, async ({ page }) => {
  await openSearch(page, '/en/search');
  await field(page).focus();
  await page.keyboard.type('LLM');
  await expect(results(page).locator('a').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=LLM');
  // Past the clear button and the submit button.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(results(page).locator('a').first()).toBeFocused();
});

test('Site search fetches its index on first use and sends the words nowhere', PHONE, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openSearch(page, '/en/search');
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
  await field(page).fill('confidential');
  await expect(page.getByRole('status')).toContainText('confidential');
  expect(asked.filter((url) => url.includes('search-index')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('confidential'))).toEqual([]);
});

test.describe('with the index away', () => {
  test.use({ expectedNoise: [/search|Failed to load resource/i] });

  test('Site search that cannot be loaded says so and lists everything', PHONE, async ({ page }) => {
    await page.route('**/search-index/*.json', (route) => route.fulfill({ status: 503, body: '' }));
    await openSearch(page, '/en/search?q=MBA');
    await expect(page.getByRole('status')).toHaveText(searchMessages['search.failed'].en);
    await expect(page.locator('#all-program')).toBeVisible();
  });
});

test.describe('a page that is not there', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('Site search is offered where nothing is, and in the bar', async ({ page }) => {
    await page.goto('/vi/no-such-page');
    await expect(page.locator('main a[href="/vi/search"]')).toBeVisible();
    await expect(page.locator('header a[href="/vi/search"]')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Site search lists everything by kind without JavaScript', PHONE, async ({ page }) => {
    await page.goto('/vi/search');
    for (const kind of ['program', 'school', 'question', 'story', 'film', 'page']) {
      await expect(page.locator(`a[href="#all-${kind}"]`)).toBeVisible();
      expect(await page.locator(`#all-${kind} li a`).count()).toBeGreaterThan(4);
    }
    await expect(field(page)).toBeHidden();
  });
});
