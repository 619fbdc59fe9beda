/** The registration form when all goes well, and what it asks for (APPT-1 to APPT-4, APPT-6, APPT-8). */
import type { Request } from '@playwright/test';
import { CONSENT_VERSION } from '../../contract/consent.ts';
import { fillIn, formOf, openForm, PHONE_NUMBER, VISITOR, words } from './appointment-page.ts';
import { DESKTOP, expect, headerReady, LOCALES, type Page, PHONE, test } from './fixtures.ts';

const API = '**/api/user/addApply';

/** What was sent to the API on this page, as it was on the wire. */
function record(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/addApply')) sent.push(request);
  });
  return sent;
}

for (const locale of LOCALES) {
  test(`APPT-1 the form in ${locale} offers the values of the contract and presets two of them`, async ({ page }) => {
    const { form, field, chosen } = await openForm(page, locale);
    const labels = form.locator('label');
    for (const [name, count] of [
      ['education', 5],
      ['working_years', 4],
      ['purpose', 6],
    ] as const) {
      const values = await field(name).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      expect(values).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
      for (let value = 1; value <= count; value++) {
        const label = labels.filter({ has: page.locator(`[name="${name}"][value="${value}"]`) });
        await expect(label).toHaveText(words(`appointment.${name}.${value}` as 'appointment.education.1', locale));
      }
    }
    await expect(chosen('education')).toHaveValue('4');
    await expect(chosen('working_years')).toHaveValue('2');
    await expect(chosen('purpose')).toHaveCount(0);
    await expect(field('name')).toHaveValue('');
    await expect(field('phone')).toHaveValue('');
  });

  test(`APPT-2 the wide form in ${locale} is 500 px high and has its picture behind it`, DESKTOP, async ({ page }) => {
    const { form } = await openForm(page, locale);
    const container = page.locator('[data-section="appointment"] > div');
    expect(Math.round((await container.boundingBox())?.height ?? 0)).toBe(500);
    const picture = container.locator('img').first();
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(500);
    expect(box?.width).toBeGreaterThan(1000);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
    await expect(form).toBeVisible();
  });

  test(`APPT-2 the phone form in ${locale} has four degree buttons in a row`, PHONE, async ({ page }) => {
    const { form } = await openForm(page, locale);
    const boxes = await form
      .locator('label')
      .filter({ has: page.locator('[name="education"]') })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })));
    expect(boxes).toHaveLength(5);
    expect(new Set(boxes.slice(0, 4).map((box) => Math.round(box.y))).size).toBe(1);
    expect(new Set(boxes.slice(0, 4).map((box) => Math.round(box.x))).size).toBe(4);
    expect(boxes[4]?.y).toBeGreaterThan(boxes[0]?.y ?? Number.POSITIVE_INFINITY);
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
    await expect(page.locator('[data-section="appointment"] img')).toBeHidden();
  });

  test(`APPT-3 the form in ${locale} asks for name and phone first, then for the purpose`, async ({ page }) => {
    const { field, choice, submit, alert, form } = await openForm(page, locale);
    const sent = record(page);
    await expect(field('name')).toHaveAttribute('required', '');
    await expect(field('phone')).toHaveAttribute('required', '');
    await expect(field('phone')).toHaveAttribute('type', 'tel');

    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.incomplete', locale));
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);

    await field('name').fill('　 ');
    await field('phone').fill(PHONE_NUMBER);
    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.incomplete', locale));
    await expect(field('name')).toBeFocused();

    await field('name').fill(VISITOR[locale]);
    await field('phone').fill('   ');
    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.incomplete', locale));
    await expect(field('phone')).toBeFocused();
    await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('name')).not.toHaveAttribute('aria-invalid');

    await field('phone').fill(PHONE_NUMBER);
    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.purpose', locale));
    await expect(choice('purpose', 1)).toBeFocused();
    await expect(form.getByRole('radiogroup').nth(2)).toHaveAttribute('aria-invalid', 'true');
    const described = await field('name').evaluate((one) => one.getAttribute('aria-describedby'));
    expect(described).toBeNull();
    await expect(field('name')).toHaveValue(VISITOR[locale]);
    expect(sent).toHaveLength(0);
  });

  test(`APPT-4 a complete form in ${locale} is stored and says so`, async ({ page }) => {
    const { field, chosen, choice, submit, status, alert, consent } = await openForm(page, locale);
    const sent = record(page);
    await fillIn(page, locale);
    await choice('education', 3).check();
    await choice('working_years', 4).check();
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', locale));
    await expect(alert).toHaveCount(0);
    await expect(field('name')).toHaveValue('');
    await expect(field('phone')).toHaveValue('');
    await expect(chosen('purpose')).toHaveCount(0);
    await expect(chosen('education')).toHaveValue('3');
    await expect(chosen('working_years')).toHaveValue('4');
    await expect(consent).toBeChecked();

    expect(sent).toHaveLength(1);
    const [request] = sent;
    expect(request?.method()).toBe('POST');
    expect(new URL(request?.url() ?? '').origin).toBe(new URL(page.url()).origin);
    expect(request?.headers()['content-type']).toBe('application/json');
    const body: unknown = request?.postDataJSON();
    expect(body).toEqual({
      education: 3,
      working_years: 4,
      purpose: 3,
      name: VISITOR[locale],
      phone: PHONE_NUMBER,
      consent: true,
      consent_version: CONSENT_VERSION,
      idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      locale,
      page: '/',
      elapsed_ms: expect.any(Number),
      website: '',
    });
    expect(await (await request?.response())?.json()).toEqual({
      code: 1,
      msg: words('appointment.alert.success', locale),
    });
  });

  test(`APPT-8 a form in ${locale} without consent asks for it in place, and agreeing sends it`, async ({ page }) => {
    const { submit, alert, consent, button, status } = await openForm(page, locale);
    const sent = record(page);
    await expect(consent).not.toBeChecked();
    await fillIn(page, locale);
    await consent.uncheck();
    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.consent', locale));
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toHaveLength(0);
    await button('appointment.agree_and_send', locale).click();
    await expect(status).toHaveText(words('appointment.alert.success', locale));
    expect(sent[0]?.postDataJSON()).toMatchObject({ consent: true });
  });

  test(`APPT-6 an impossible phone number is refused in ${locale} with what is wrong`, async ({ page }) => {
    const { field, submit, alert } = await openForm(page, locale);
    await fillIn(page, locale, '12345');
    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.phone', locale));
    await expect(field('phone')).toBeFocused();
    await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('phone')).toHaveValue('12345');
  });
}

for (const [typed, why] of [
  ['+86 138-0000-0000', 'with country code and separators'],
  ['１３８００００００００', 'in full-width digits'],
  ['+84 900 000 000', 'of Vietnam'],
  ['+852 9000 0000', 'of Hong Kong'],
]) {
  test(`APPT-6 a number ${why} is taken`, async ({ page }) => {
    const { submit, status } = await openForm(page, 'zh');
    await fillIn(page, 'zh', typed);
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', 'zh'));
  });
}

test('APPT-6 names of 50 characters in any script are taken, one more is refused', async ({ page }) => {
  const { field, submit, alert, status } = await openForm(page, 'zh');
  await fillIn(page, 'zh');
  await field('name').fill('𠮷'.repeat(51));
  await submit.click();
  await expect(alert).toContainText(words('appointment.alert.name_long', 'zh'));
  await expect(field('name')).toBeFocused();
  await field('name').fill('𠮷'.repeat(50));
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'zh'));
});

test('APPT-4 the registration remembers the campaign it came from, and nothing typed stands in an address', async ({
  page,
}) => {
  const { submit, status } = await openForm(page, 'en', '/en/?utm_source=spring-fair');
  const sent = record(page);
  await fillIn(page, 'en');
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
  expect(sent[0]?.postDataJSON()).toMatchObject({ source: 'spring-fair' });
  expect(sent[0]?.url()).not.toContain('?');
  expect(page.url()).not.toMatch(/Visitor|1380/);
});

test('API-3 the client sends the XSRF cookie back in the header', async ({ page }) => {
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'abc%3D1', domain: 'localhost', path: '/' }]);
  const { submit, status } = await openForm(page, 'en');
  const sent = record(page);
  await fillIn(page, 'en');
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
  expect(sent[0]?.headers()['x-xsrf-token']).toBe('abc=1');
});

test('APPT-8 the consent names who, what for and how long, and its link keeps what was typed', async ({ page }) => {
  await page.route(/\/en\/privacy/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>policy</p>' }));
  const { field, form, consent } = await openForm(page, 'en');
  await field('name').fill(VISITOR.en);
  const label = form.locator('label').filter({ has: page.locator('[name="consent"]') });
  await expect(label).toContainText(/18 or older/);
  await expect(label).toContainText(/24 months/);
  await expect(label).toContainText(/withdraw/);
  const opened = page.waitForEvent('popup');
  await label.getByRole('link').click();
  expect(new URL((await opened).url()).pathname).toBe('/en/privacy');
  await expect(field('name')).toHaveValue(VISITOR.en);
  await expect(consent).not.toBeChecked();
});

test('APPT-3 the whole form works by keyboard', DESKTOP, async ({ page }) => {
  const { field, choice, status } = await openForm(page, 'en');
  await headerReady(page);
  await field('education').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('education', 5)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(choice('purpose', 1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(VISITOR.en);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PHONE_NUMBER);
  const { consent } = formOf(page);
  await consent.focus();
  await page.keyboard.press('Space');
  await field('phone').focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
});

test('APPT-9 a form filled in by a machine is thanked like any other', async ({ page }) => {
  // The server decides what becomes of it; the page must not tell a robot how it was found out.
  const { field, submit, status } = await openForm(page, 'en');
  await page.route(API, (route) => route.continue());
  await fillIn(page, 'en');
  await expect(field('website')).not.toBeInViewport();
  await expect(field('website')).toHaveAttribute('tabindex', '-1');
  await field('website').evaluate((one: HTMLInputElement) => {
    one.value = 'https://example.com';
  });
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
});
