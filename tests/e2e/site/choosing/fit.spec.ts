/** The fit check: seven taps, a result with reasons and a plan, and a registration that takes the answers along. */
import { fitLabelMessages } from '../../../../contract/fit/fit-labels.messages.ts';
import { fitMessages } from '../../../../site/messages/fit.messages.ts';
import { fitResultMessages } from '../../../../site/messages/fit-result.messages.ts';
import { DESKTOP, expect, islandReady, islandRuns, openSection, type Page, PHONE, test } from '../../fixtures.ts';
import { fillIn, formOf, words } from '../form/appointment-page.ts';

const ANSWERS = 'p=job&f=business&h=25&t=day&d=bachelor3&e=6.5&b=cn-250';

const question = (page: Page) => page.locator('[data-section="fit"] fieldset:visible');
const group = (page: Page, id: string) => page.locator(`[data-group="${id}"]`);

async function openCheck(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandRuns(page.locator('astro-island:has([data-section="fit"])'));
}

async function tap(page: Page, answer: keyof typeof fitLabelMessages): Promise<void> {
  await question(page).getByRole('radio', { name: fitLabelMessages[answer].zh }).click();
}

test('FIT-1 FIT-2 seven taps lead from the home page to a result with reasons and a plan', PHONE, async ({ page }) => {
  await page.goto('/zh/');
  await page.getByRole('link', { name: fitMessages['fit.invite.link'].zh }).click();
  await expect(page).toHaveURL('/zh/fit');
  await islandRuns(page.locator('astro-island:has([data-section="fit"])'));
  for (const answer of [
    'fit.p.job',
    'fit.f.business',
    'fit.h.25',
    'fit.t.day',
    'fit.d.bachelor3',
    'fit.e.6.5',
  ] as const) {
    await expect(question(page)).toHaveCount(1);
    await tap(page, answer);
  }
  await tap(page, 'fit.b.cn-250');
  await question(page).waitFor();
  await page.getByRole('button', { name: fitMessages['fit.show'].zh }).click();
  await expect(page).toHaveURL(`/zh/fit/result?${ANSWERS}`);
  const otago = group(page, 'fits').locator('[data-program="uo-mba"]');
  await expect(otago).toContainText('14:00–17:00');
  await expect(otago.locator('dl')).toContainText('24 个月');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('FIT-1 the check can be left and gone on with at any question', DESKTOP, async ({ page }) => {
  await openCheck(page, '/zh/fit');
  await tap(page, 'fit.p.self');
  await tap(page, 'fit.f.law');
  await expect(page).toHaveURL('/zh/fit?p=self&f=law');
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-question', 'h');
  await page.getByRole('button', { name: fitMessages['fit.back'].zh }).click();
  await expect(question(page).getByRole('radio', { checked: true })).toHaveValue('law');
  // By keyboard one looks through the answers; only the button leads on.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/zh/fit?p=self&f=psychology');
  await expect(question(page)).toHaveAttribute('data-question', 'f');
  await page.getByRole('button', { name: fitMessages['fit.show'].zh }).click();
  await expect(page).toHaveURL(/\/zh\/fit\/result\?p=self&f=psychology/);
});

test(
  'FIT-1 SHEET-1 the purpose is asked once: the check, programmes, shortlist and sheet go by it',
  PHONE,
  async ({ page }) => {
    await page.goto('/zh/program/uo-mba');
    await page.locator('button[data-choose-purpose="civil"]').click();
    await openCheck(page, '/zh/fit');
    await expect(question(page)).toHaveAttribute('data-question', 'p');
    await expect(question(page).getByRole('radio', { checked: true })).toHaveValue('civil');
    await tap(page, 'fit.p.job');
    await tap(page, 'fit.f.business');
    await page.getByRole('button', { name: fitMessages['fit.show'].zh }).click();
    await page.locator('[data-program="uo-mba"] a').first().click();
    await expect(page).toHaveURL('/zh/program/uo-mba');
    await expect(page.locator('button[data-choose-purpose="job"]')).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => localStorage.setItem('shortlist', '["uo-mba"]'));
    await page.goto('/zh/shortlist');
    await islandReady(page, 'shortlist');
    await page.locator('[data-section="shortlist"] a[href*="/sheet/"]').click();
    await expect(page).toHaveURL('/zh/sheet/uo-mba?for=job');
  },
);

test('FIT-2 when nothing fits it says why, and what would change it', DESKTOP, async ({ page }) => {
  await page.goto('/en/fit/result?p=civil&f=business&b=cn-open');
  await expect(page.locator('[data-none]')).toContainText(fitResultMessages['fit.result.none'].en);
  await page.locator('[data-none] a').first().click();
  await expect(page).toHaveURL('/en/fit/result?f=business&b=cn-open');
  await expect(group(page, 'fits').locator('[data-program]').first()).toBeVisible();
});

test('FIT-4 the answers keep through a change of language', DESKTOP, async ({ page }) => {
  await page.goto(`/zh/fit/result?${ANSWERS}`);
  await page.locator('header summary', { hasText: '简体中文' }).click();
  await page.locator('header a[data-locale="vi"]').click();
  await expect(page).toHaveURL(`/vi/fit/result?${ANSWERS}`);
});

test('FIT-4 the result fits on one sheet of A4', DESKTOP, async ({ page }) => {
  for (const locale of ['zh', 'vi']) {
    await page.goto(`/${locale}/fit/result?p=job&f=any&h=12&t=evening&d=bachelor&e=6&b=cn-150`);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type ?\/Page\b/g), locale).toHaveLength(1);
  }
});

test('FIT-4 the answers go along with a registration only where the box is ticked', PHONE, async ({ page }) => {
  await page.route('**/api/user/addApply', (route) => route.fulfill({ json: { code: 1, msg: 'ok' } }));
  await page.goto(`/en/fit/result?${ANSWERS}`);
  await openSection(page, 'appointment');
  const sent = async () => {
    const request = page.waitForRequest('**/api/user/addApply');
    await fillIn(page, 'en');
    await formOf(page).submit.click();
    await expect(formOf(page).status).toHaveText(words('appointment.alert.success', 'en'));
    return (await request).postDataJSON() as Record<string, unknown>;
  };
  expect(await sent()).not.toHaveProperty('fit');
  await page.locator('input[name="fit"]').check();
  expect((await sent())['fit']).toBe(ANSWERS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'FIT-4 the check is a form, its result a page, and the answers go along when ticked',
    PHONE,
    async ({ page }) => {
      await page.goto('/vi/fit');
      await expect(question(page)).toHaveCount(7);
      for (const [name, value] of new URLSearchParams(ANSWERS))
        await page.locator(`[data-section="fit"] input[name="${name}"][value="${value}"]`).check();
      await page.getByRole('button', { name: fitMessages['fit.show'].vi }).click();
      await expect(page).toHaveURL(`/vi/fit/result?${ANSWERS}`);
      await expect(group(page, 'fits').locator('[data-program="uo-mba"]')).toBeVisible();
      await page.getByText(fitResultMessages['fit.result.change'].vi).click();
      await page.locator('main details input[name="h"][value="6"]').check();
      await page.getByRole('button', { name: fitResultMessages['fit.result.again'].vi }).click();
      await expect(group(page, 'reserved').locator('[data-program="uo-mba"]')).toBeVisible();
      await page.locator('input[name="fit"]').check();
      await fillIn(page, 'vi');
      const request = page.waitForRequest((one) => one.method() === 'POST');
      await formOf(page).submit.click();
      expect(new URLSearchParams((await request).postData() ?? '').get('fit')).toBe(ANSWERS.replace('h=25', 'h=6'));
      await expect(page.getByRole('status')).toHaveText(words('appointment.alert.success', 'vi'));
    },
  );
});
