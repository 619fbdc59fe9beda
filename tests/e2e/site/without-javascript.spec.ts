/** The site in a browser without JavaScript (ROUTE-1, APPT-7). */

import { HTML_LANG } from '../../../contract/locales.ts';
import { DESKTOP, expect, PHONE, test } from '../fixtures.ts';
import { fillIn, formOf, PHONE_NUMBER, VISITOR, words } from './form/appointment-page.ts';
import { CONTENT as content } from '../../support/content/site-content.ts';

// The browser itself notes the status of a refused form.
test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

for (const [kind, prefix, locale, tag] of [
  ['prefixed', '/en', 'en', DESKTOP],
  ['unprefixed', '', 'vi', PHONE],
] as const) {
  test.describe(`APPT-7 ${kind}`, () => {
    test.use({ locale: HTML_LANG[locale] });

    test(`APPT-7 the form works without JavaScript and shows a page, ${kind}`, tag, async ({ page }) => {
      await page.goto(`${prefix}/`);
      await fillIn(page, locale);
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await formOf(page).submit.click();
      expect((await answer).status()).toBe(200);
      await expect(page).toHaveURL(`${prefix}/appointment/`);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[locale]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('appointment.page.success', locale));
      await expect(page.getByRole('status')).toHaveText(words('appointment.alert.success', locale));
      await expect(page.locator('form')).toHaveCount(0);
      await page.getByRole('link', { name: words('appointment.page.home', locale) }).click();
      await expect(page).toHaveURL(`${prefix}/`);
    });
  });
}

/** Words and layout are those of the page with JavaScript; the pages after a form are in tests/api/pages/outcome-page.test.ts. */
const locale = 'vi';

test(
  'APPT-7 a refused form comes back with what was typed, in no address and no title, and the field marked',
  PHONE,
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`/${locale}/?utm_source=fair-2026`);
    await fillIn(page, locale, '12345');
    const { field, choice, chosen, consent, submit, alert, form } = formOf(page);
    await choice('education', 2).check();
    await choice('working_years', 1).check();
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit.click();
    expect((await refused).status()).toBe(422);
    expect((await refused).headers()['content-language']).toBe(HTML_LANG[locale]);
    await expect(page).toHaveURL(`/${locale}/appointment/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('appointment.page.failed', locale));
    await expect(alert).toContainText(words('appointment.alert.phone', locale));
    await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('phone')).toHaveAttribute('aria-describedby', (await alert.getAttribute('id')) ?? '?');
    await expect(field('phone')).toHaveValue('12345');
    await expect(field('name')).toHaveValue(VISITOR[locale]);
    expect(decodeURIComponent(addresses.join('\n'))).not.toMatch(new RegExp(`${VISITOR[locale]}|12345`));
    expect(await page.title()).not.toMatch(new RegExp(`${VISITOR[locale]}|12345`));
    await expect(chosen('education')).toHaveValue('2');
    await expect(chosen('working_years')).toHaveValue('1');
    await expect(chosen('purpose')).toHaveValue('3');
    await expect(consent).toBeChecked();
    await expect(field('page')).toHaveValue('/');
    await expect(field('source')).toHaveValue('fair-2026');
    await expect(form.locator('button[type="button"]:visible')).toHaveCount(0);
    // The message under the heading leads to the field.
    await page
      .locator('main')
      .getByRole('link', { name: words('appointment.alert.phone', locale) })
      .click();
    await expect(field('phone')).toBeInViewport();

    await field('phone').fill(PHONE_NUMBER);
    await submit.click();
    await expect(page.getByRole('status')).toHaveText(words('appointment.alert.success', locale));
  },
);

test('ROUTE-1 everything on the home page can be read without JavaScript', async ({ page }) => {
  await page.goto(`/${locale}/`);
  const main = page.locator('main');
  for (const slide of content.banner) {
    await expect(main.getByText(slide.titleAccent[locale]).first(), slide.id).toBeVisible();
  }
  for (const category of content.categories) {
    for (const slug of category.programs) {
      const title = content.programs.get(slug)?.title[locale] ?? '?';
      const panel = main.locator(`#programs-panel-${category.id}`);
      // Not by its accessible name: the words of a Chinese title are boxes, which put spaces in between.
      await expect(panel.getByRole('link').filter({ hasText: title }).first(), slug).toBeVisible();
    }
  }
  await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  const beyond = await page
    .locator('[data-panels] article > [id]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom - (one.parentElement?.getBoundingClientRect().bottom ?? 0)),
    );
  expect(
    beyond.filter((px) => px > 0),
    'the panels hold their words',
  ).toEqual([]);
});

test('APPT-7 the server asks for name, purpose and consent in the order of APPT-3', DESKTOP, async ({ page }) => {
  await page.goto('/en/appointment/');
  const { field, choice, consent, submit, alert } = formOf(page);
  // The browser itself holds back an empty required field; blanks get through.
  await field('name').fill('  ');
  await field('phone').fill(PHONE_NUMBER);
  await submit.click();
  await expect(alert).toContainText(words('appointment.alert.incomplete', 'en'));
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await field('name').fill(VISITOR.en);
  await submit.click();
  await expect(alert).toContainText(words('appointment.alert.purpose', 'en'));
  await choice('purpose', 6).check();
  await submit.click();
  await expect(alert).toContainText(words('appointment.alert.consent', 'en'));
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  await consent.check();
  await submit.click();
  await expect(page.getByRole('status')).toHaveText(words('appointment.alert.success', 'en'));
});

test('LANG-2 the switcher works without JavaScript', DESKTOP, async ({ page }) => {
  await page.goto('/en/appointment/');
  await page.locator('header details:has(a[data-locale]) summary').click();
  await page.locator('header a[data-locale="vi"]').click();
  await expect(page).toHaveURL(/\/vi\/appointment\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.vi);
});

test('NAV-4 without JavaScript the menu button leads to the links at the foot', async ({ page, isMobile }) => {
  await page.goto('/en/');
  if (isMobile) {
    await page.locator('header a[data-without-script]:visible').tap();
    await expect(page.locator('#footer-nav')).toBeInViewport();
  } else {
    await page.locator('header nav summary').click();
    await expect(page.locator('header nav a[href="/en/masters/arts"]')).toBeVisible();
  }
});
