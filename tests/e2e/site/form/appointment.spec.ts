/** The registration form in a real browser against the real server (APPT-2 to APPT-8). Its rules are tested beside it. */
import type { Locator, Request } from '@playwright/test';
import { DESKTOP, expect, headerReady, LOCALES, openSection, type Page, PHONE, test } from '../../fixtures.ts';
import { fillIn, formOf, openForm, PHONE_NUMBER, VISITOR, words } from './appointment-page.ts';

/** What was sent to the API on this page, as it was on the wire. */
function record(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/addApply')) sent.push(request);
  });
  return sent;
}

/** The choices that lie over the note on those that are preset. */
function presetCovered(form: Locator): Promise<string[]> {
  return form.locator('form > p').evaluate((note) => {
    const text = document.createRange();
    text.selectNodeContents(note);
    const words = text.getBoundingClientRect();
    return [...document.querySelectorAll('#appointment-form [role="radiogroup"] label')]
      .filter((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return right > words.left && left < words.right && bottom > words.top && top < words.bottom;
      })
      .map((label) => label.textContent);
  });
}

test(
  'APPT-2 the wide form is 500 px high in each language and has its picture behind it',
  DESKTOP,
  async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(`/${locale}/`);
      const container = page.locator('[data-section="appointment"] > div');
      await container.scrollIntoViewIfNeeded();
      await expect(container.locator('form')).toBeVisible();
      for (const width of [1024, 1199, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(Math.round((await container.boundingBox())?.height ?? 0), `${locale} at ${width} px`).toBe(500);
        expect(await presetCovered(container), `${locale} at ${width} px`).toEqual([]);
      }
      const picture = container.locator('img').first();
      await expect(picture).toBeVisible();
      const box = await picture.boundingBox();
      expect(Math.round(box?.height ?? 0)).toBe(500);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(box?.width ?? 0);
    }
  },
);

test(
  'APPT-2 the phone form stands under its picture, with its degree buttons in four columns, in whole rows of several',
  PHONE,
  async ({ page }) => {
    // Vietnamese words take the most room.
    const locale = 'vi';
    await page.goto(`/${locale}/`);
    const section = page.locator('[data-section="appointment"]');
    await section.scrollIntoViewIfNeeded();
    const grid = section.locator('[role="radiogroup"]:has([name="education"]) label').first().locator('..');
    expect(await grid.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length), locale).toBe(4);
    const boxes = await section
      .locator('label')
      .filter({ has: page.locator('[name="education"]') })
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right, y }) => ({ left, right, y })),
      );
    expect(boxes).toHaveLength(5);
    const rows = [...Map.groupBy(boxes, ({ y }) => Math.round(y)).values()];
    const edges = await grid.evaluate((one) => one.getBoundingClientRect()).then(({ left, right }) => [left, right]);
    for (const row of rows) {
      expect(row.length, locale).toBeGreaterThan(1);
      expect([row[0]?.left, row.at(-1)?.right].map((x) => Math.round(x ?? 0))).toEqual(edges.map(Math.round));
    }
    await expect(section.locator('img')).toBeVisible();
  },
);

test(
  'APPT-3 APPT-4 APPT-8 a visitor is led to each thing that is missing or wrong, and registers once',
  PHONE,
  async ({ page, isMobile }) => {
    const locale = isMobile ? 'zh' : 'vi';
    await page.route(/\/privacy$/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>policy</p>' }));
    const { form, field, choice, submit, alert, status, consent, button } = await openForm(page, locale);
    const sent = record(page);

    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.incomplete', locale));
    await expect(alert).toBeInViewport();
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toBeInViewport();
    await field('name').fill(VISITOR[locale]);
    // Long enough for the browser's check; no country has it.
    await field('phone').fill('+999 000000000');
    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.purpose', locale));
    await expect(choice('purpose', 1)).toBeFocused();
    await expect(alert).toBeInViewport();
    await choice('purpose', 3).check();

    const opened = page.waitForEvent('popup');
    await form.locator('label:has([name="consent"])').getByRole('link').click();
    const policy = await opened;
    expect(new URL(policy.url()).pathname).toBe(`/${locale}/privacy`);
    await policy.close();
    await expect(consent).not.toBeChecked();

    await submit.click();
    await expect(alert).toContainText(words('appointment.alert.consent', locale));
    await expect(consent).toBeFocused();
    expect(sent).toHaveLength(0);
    await button('appointment.agree_and_send', locale).click();
    await expect(alert, 'the server refuses the number').toContainText(words('appointment.alert.phone', locale));
    await expect(field('phone')).toHaveValue('');
    await button('appointment.edit', locale).click();
    await expect(field('phone')).toBeFocused();
    await expect(field('phone')).toHaveValue('+999 000000000');
    await field('phone').fill(PHONE_NUMBER);
    await submit.dblclick();
    await expect(status).toHaveText(words('appointment.alert.success', locale));
    await expect(status).toBeInViewport();
    await expect(alert).toHaveCount(0);
    await expect(field('name')).toHaveValue('');

    expect(sent).toHaveLength(2);
    const [first, second] = sent;
    expect(second?.headers()['content-type']).toBe('application/json');
    expect(new URL(second?.url() ?? '').origin).toBe(new URL(page.url()).origin);
    expect(second?.postDataJSON()).toMatchObject({ name: VISITOR[locale], phone: PHONE_NUMBER, purpose: 3, locale });
    expect(second?.postDataJSON()).toHaveProperty('idempotency_key', first?.postDataJSON().idempotency_key);
    expect(await (await second?.response())?.json()).toEqual({
      code: 1,
      msg: words('appointment.alert.success', locale),
      receipt: expect.stringMatching(new RegExp(`^/${locale}/receipt/[\\w-]{22}$`)),
    });
    expect(page.url()).toMatch(new RegExp(`/${locale}/$`));
  },
);

test('APPT-3 the whole form works by keyboard', DESKTOP, async ({ page }) => {
  const { field, choice, status } = await openForm(page, 'en');
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

test.describe('APPT-5 the network is gone', () => {
  // APPT-4 wants the error logged; the browser notes the failure too.
  test.use({ expectedNoise: [/The registration could not be sent|net::ERR_/] });

  test(
    'APPT-5 what could not be sent survives a reload and a change of language, and stays one registration',
    PHONE,
    async ({ page }) => {
      const expectPutBack = async () => {
        const { field, chosen, consent } = formOf(page);
        await expect(field('name')).toHaveValue(VISITOR.en);
        await expect(field('phone')).toHaveValue(PHONE_NUMBER);
        await expect(chosen('purpose')).toHaveValue('3');
        await expect(consent).toBeChecked();
      };
      await page.route('**/api/user/addApply', (route) => route.abort(), { times: 1 });
      const { submit, alert, status, field } = await openForm(page, 'en');
      const sent = record(page);
      await fillIn(page, 'en');
      await submit.click();
      await expect(alert).toContainText(words('appointment.alert.submit_failed', 'en'));
      await expect(field('name')).toHaveValue('');
      await page.reload();
      await openSection(page, 'appointment');
      await expectPutBack();
      await headerReady(page);
      await page.locator('header details:has(a[data-locale]) summary').click();
      await page.locator('header a[data-locale="vi"]').click();
      await expect(page).toHaveURL(/\/vi\/$/);
      await openSection(page, 'appointment');
      await expectPutBack();
      await submit.click();
      await expect(status).toHaveText(words('appointment.alert.success', 'vi'));
      expect(sent).toHaveLength(2);
      expect(sent[1]?.postDataJSON().idempotency_key).toBe(sent[0]?.postDataJSON().idempotency_key);
      await page.reload();
      await openSection(page, 'appointment');
      await expect(field('name')).toHaveValue('');
    },
  );
});
