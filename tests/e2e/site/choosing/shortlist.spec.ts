/** A shortlist kept in the browser without an account, that travels with the registration. */
import { isUnknown } from '../../../../content/rules/program-status.ts';
import { DESKTOP, expect, headerReady, islandRuns, openSection, type Page, PHONE, test } from '../../fixtures.ts';
import { fillIn, formOf } from '../form/appointment-page.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

const { programs } = CONTENT;
const shortlistable = [...programs.values()].filter((program) => !isUnknown(program));
const button = (page: Page, slug: string) => page.locator(`[data-shortlist="${slug}"]`);
const counter = (page: Page) => page.locator('header [data-shortlist-link]');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'));

/** Adds a programme on its card. */
async function add(page: Page, slug: string): Promise<void> {
  await button(page, slug).scrollIntoViewIfNeeded();
  await islandRuns(page.locator(`astro-island:has(> span > [data-shortlist="${slug}"])`));
  await button(page, slug).click();
}

test('A shortlist is filled on the cards, counted in the bar and shown on its page', PHONE, async ({ page }) => {
  await page.goto('/vi/masters/business');
  await headerReady(page);
  await expect(counter(page)).toHaveCount(0);
  await openSection(page, 'appointment');
  await expect(page.locator('[data-shortlist-field]'), 'of an empty one the form says nothing').toHaveCount(0);
  await add(page, 'uo-mba');
  await add(page, 'iit-mba');
  await expect(counter(page)).toContainText('2');
  expect(await kept(page)).toBe('["uo-mba","iit-mba"]');
  await counter(page).click();
  await expect(page).toHaveURL('/vi/shortlist');
  const cards = page.locator('[data-section="shortlist"] li[data-program]:visible');
  await expect(cards).toHaveCount(2);
  await expect(page.locator('[data-section="shortlist"] a[href*="/compare"]')).toHaveAttribute(
    'href',
    '/vi/compare?programs=uo-mba,iit-mba',
  );
  await add(page, 'uo-mba');
  await expect(cards).toHaveCount(1);
  await add(page, 'iit-mba');
  const empty = page.locator('[data-section="shortlist"] [data-empty]');
  await expect(empty.getByRole('link').filter({ visible: true }), 'it leads on').toHaveCount(4);
  await expect(counter(page)).toHaveCount(0);
});

test('A shortlist keeps the focus when a card leaves it', DESKTOP, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', '["uo-mba","iit-mba","ac-mba"]'));
  await page.goto('/en/shortlist');
  const cards = page.locator('[data-section="shortlist"] li[data-program]:visible');
  await expect(cards).toHaveCount(3);
  const slugs = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['program'] ?? ''));
  const [first = '', second = '', third = ''] = slugs;
  for (const [leaves, focused] of [
    [second, third],
    [third, first],
  ] as const) {
    await islandRuns(page.locator(`astro-island:has(> span > [data-shortlist="${leaves}"])`));
    await button(page, leaves).press('Enter');
    await expect(button(page, focused), `after ${leaves}`).toBeFocused();
  }
  await islandRuns(page.locator(`astro-island:has(> span > [data-shortlist="${first}"])`));
  await button(page, first).press('Enter');
  await expect(page.locator('[data-section="shortlist"] [data-empty] a').first()).toBeFocused();
});

/** Fills the form in and gives back what is sent. */
async function sent(page: Page): Promise<Record<string, unknown>> {
  const request = page.waitForRequest('**/api/user/addApply');
  await page.route('**/api/user/addApply', (route) => route.fulfill({ json: { code: 1, msg: 'ok' } }));
  await fillIn(page, 'en');
  await formOf(page).submit.click();
  return (await request).postDataJSON() as Record<string, unknown>;
}

test(
  'A shortlist is not sent without the tick; ticked, also before a reload, it travels with the registration',
  PHONE,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('shortlist', '["uo-mba","iit-mba","no-such-programme"]'));
    await page.goto('/en/masters/business');
    await openSection(page, 'appointment');
    const field = page.locator('[data-shortlist-field]');
    await expect(field.getByRole('checkbox')).not.toBeChecked();
    await expect(field.getByRole('listitem')).toHaveCount(2);
    await expect(field).toContainText(programs.get('uo-mba')?.title.en ?? '?');
    expect(await sent(page)).not.toHaveProperty('programs');
    await field.getByRole('checkbox').check();
    await page.reload();
    await openSection(page, 'appointment');
    await expect(field.getByRole('checkbox')).toBeChecked();
    expect((await sent(page))['programs']).toEqual(['uo-mba', 'iit-mba']);
  },
);

test('A shortlist is the same in every tab', DESKTOP, async ({ page, context }) => {
  await page.goto('/en/masters/business');
  await headerReady(page);
  const other = await context.newPage();
  await other.goto('/en/masters/business');
  await add(other, 'uo-mba');
  await expect(counter(page)).toContainText('1');
});

test('A shortlist of ten says that it is full and drops nothing', PHONE, async ({ page }) => {
  const ten = [...programs.keys()].filter((slug) => slug !== 'uo-mba').slice(0, 10);
  await page.addInitScript((list) => localStorage.setItem('shortlist', list), JSON.stringify(ten));
  await page.goto('/en/masters/business');
  await add(page, 'uo-mba');
  await expect(page.locator('li[data-program="uo-mba"] [role="status"]')).toContainText('10');
  expect(JSON.parse((await kept(page)) ?? '')).toEqual(ten);
});

test('A shortlist works where the browser blocks storage', DESKTOP, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/en/masters/business');
  await headerReady(page);
  await add(page, 'uo-mba');
  await expect(counter(page)).toContainText('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A shortlist page says without JavaScript why it is empty and lists the programmes', PHONE, async ({ page }) => {
    await page.goto('/en/shortlist');
    await expect(page.locator('[data-section="shortlist"] li[data-program]:visible')).toHaveCount(shortlistable.length);
    await expect(page.locator('[data-section="shortlist"] [data-without-script]')).toBeVisible();
    await expect(page.locator('[data-shortlist]:visible')).toHaveCount(0);
  });
});
