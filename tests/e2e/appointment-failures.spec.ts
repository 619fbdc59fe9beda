/** The registration form when something goes wrong: nothing typed is ever lost (APPT-4, APPT-5). */
import type { Route } from '@playwright/test';
import { fillIn, formOf, openForm, PHONE_NUMBER, VISITOR, words } from './appointment-page.ts';
import { expect, headerReady, LOCALES, letTimePass, openSection, type Page, test } from './fixtures.ts';

const API = '**/api/user/addApply';

interface Sent {
  idempotency_key: string;
  name: string;
  phone: string;
  purpose: number;
}

/** Takes the place of the server; gives back what was sent to it. */
async function answerWith(page: Page, answer: (route: Route, nth: number) => Promise<void>): Promise<Sent[]> {
  const bodies: Sent[] = [];
  await page.route(API, async (route) => {
    bodies.push(route.request().postDataJSON() as Sent);
    await answer(route, bodies.length);
  });
  return bodies;
}

const json = (route: Route, body: object, status = 200) => route.fulfill({ status, json: body });
const accept = (route: Route) => json(route, { code: 1, msg: 'ok' });

async function expectCleared(page: Page): Promise<void> {
  const { field, chosen } = formOf(page);
  await expect(field('name')).toHaveValue('');
  await expect(field('phone')).toHaveValue('');
  await expect(chosen('purpose')).toHaveCount(0);
}

async function expectPutBack(page: Page, name: string): Promise<void> {
  const { field, chosen, consent } = formOf(page);
  await expect(field('name')).toHaveValue(name);
  await expect(field('phone')).toHaveValue(PHONE_NUMBER);
  await expect(chosen('purpose')).toHaveValue('3');
  await expect(consent).toBeChecked();
}

for (const locale of LOCALES) {
  test.describe(`APPT-4 the network is gone, ${locale}`, () => {
    // APPT-4 wants the error logged; the browser notes the failure too.
    test.use({ expectedNoise: [/The registration could not be sent|net::ERR_/] });

    test(`APPT-4 a network failure is told in ${locale}, and one button sends the same answers again`, async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const sent = await answerWith(page, (route, nth) => (nth === 1 ? route.abort() : accept(route)));
      const { submit, alert, button, status } = await openForm(page, locale);
      await fillIn(page, locale);
      await submit.click();
      await expect(alert).toContainText(words('appointment.alert.submit_failed', locale));
      expect(logged.join()).toContain('The registration could not be sent');
      expect(logged.join()).not.toContain(PHONE_NUMBER);
      await expectCleared(page);
      await button('appointment.retry', locale).click();
      await expect(status).toHaveText(words('appointment.alert.success', locale));
      expect(sent).toHaveLength(2);
      const [first, second] = sent;
      expect(second).toMatchObject({ name: VISITOR[locale], phone: PHONE_NUMBER, purpose: 3 });
      expect(second?.idempotency_key).toBe(first?.idempotency_key);
      await expectCleared(page);
    });
  });

  test(`APPT-4 a refusal shows the words of the server in ${locale}, and the answers can be edited first`, async ({
    page,
  }) => {
    const msg = `${words('appointment.alert.too_many', locale)} #7`;
    const sent = await answerWith(page, (route, nth) => (nth === 1 ? json(route, { code: 4029, msg }) : accept(route)));
    const { submit, alert, button, field, status } = await openForm(page, locale);
    await fillIn(page, locale);
    await submit.click();
    await expect(alert).toContainText(msg);
    await expectCleared(page);
    await button('appointment.edit', locale).click();
    await expectPutBack(page, VISITOR[locale]);
    await expect(field('name')).toBeFocused();
    expect(sent).toHaveLength(1);
    await field('name').fill(`${VISITOR[locale]} B`);
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', locale));
    expect(sent[1]?.name).toBe(`${VISITOR[locale]} B`);
    expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key);
  });

  test(`APPT-5 after 10 s without an answer the visitor is told in ${locale} that it is still being sent`, async ({
    page,
  }) => {
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answerWith(page, async (route) => {
      await held;
      await accept(route);
    });
    const { submit, status, alert } = await openForm(page, locale);
    await fillIn(page, locale);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await submit.click();
    await expect(submit).toHaveText(words('appointment.sending', locale));
    await letTimePass(page, 9_900);
    await expect(status).toHaveText('');
    await letTimePass(page, 100);
    await expect(status).toHaveText(words('appointment.still_sending', locale));
    // There is no time-out that gives up.
    await letTimePass(page, 15 * 60_000);
    await expect(status).toHaveText(words('appointment.still_sending', locale));
    await expect(alert).toHaveCount(0);
    release();
    await expect(status).toHaveText(words('appointment.alert.success', locale));
    await expect(submit).toHaveText(words('appointment.submit', locale));
  });
}

for (const [what, answer] of [
  ['an answer that is no JSON', (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
  ['an answer of another shape', (route: Route) => json(route, { hello: 'there' })],
] as const) {
  test.describe(`APPT-4 ${what}`, () => {
    test.use({ expectedNoise: [/The registration could not be sent|status of 502/] });

    test(`APPT-4 ${what} counts as a failure`, async ({ page }) => {
      await answerWith(page, answer);
      const { submit, alert } = await openForm(page, 'en');
      await fillIn(page, 'en');
      await submit.click();
      await expect(alert).toContainText(words('appointment.alert.submit_failed', 'en'));
      await expectCleared(page);
    });
  });
}

test.describe('API-2 our own failure', () => {
  test.use({ expectedNoise: [/status of 500/] });

  test('APPT-4 a failure of the server shows its message', async ({ page }) => {
    await answerWith(page, (route) => json(route, { code: 5000, msg: 'The store is away.' }, 500));
    const { submit, alert } = await openForm(page, 'en');
    await fillIn(page, 'en');
    await submit.click();
    await expect(alert).toContainText('The store is away.');
  });
});

test('APPT-6 a number that the server refuses is named, and editing leads to it', async ({ page }) => {
  const { submit, alert, field, button } = await openForm(page, 'en');
  // Long enough for the browser's check; no country has it.
  await fillIn(page, 'en', '+999 000000000');
  await submit.click();
  await expect(alert).toContainText(words('appointment.alert.phone', 'en'));
  await button('appointment.edit', 'en').click();
  await expect(field('phone')).toBeFocused();
  await expect(field('phone')).toHaveValue('+999 000000000');
});

test('APPT-5 a double click sends one registration', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = await answerWith(page, async (route) => {
    await held;
    await accept(route);
  });
  const { submit, status, field } = await openForm(page, 'en');
  await fillIn(page, 'en');
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  // A press all the same, as an impatient finger does.
  await submit.click({ force: true });
  await field('phone').press('Enter');
  release();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
  expect(sent).toHaveLength(1);
});

test('APPT-5 a second registration after a success has a key of its own', async ({ page }) => {
  const sent = await answerWith(page, accept);
  const { submit, status } = await openForm(page, 'en');
  for (const count of [1, 2]) {
    await fillIn(page, 'en');
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', 'en'));
    await expect.poll(() => sent.length).toBe(count);
    await expectCleared(page);
  }
  expect(sent[1]?.idempotency_key).not.toBe(sent[0]?.idempotency_key);
});

test('APPT-5 the draft survives a reload until it is accepted', async ({ page }) => {
  await answerWith(page, accept);
  const { submit, status } = await openForm(page, 'en');
  await fillIn(page, 'en');
  await page.reload();
  await openSection(page, 'appointment');
  await expectPutBack(page, VISITOR.en);
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
  await page.reload();
  await openSection(page, 'appointment');
  await expectCleared(page);
});

test.describe('APPT-5 a reload after a failure', () => {
  test.use({ expectedNoise: [/The registration could not be sent|net::ERR_/] });

  test('APPT-5 a draft that could not be sent is there after a reload, and is still the same registration', async ({
    page,
  }) => {
    const sent = await answerWith(page, (route, nth) => (nth === 1 ? route.abort() : accept(route)));
    const { submit, alert, status } = await openForm(page, 'en');
    await fillIn(page, 'en');
    await submit.click();
    await expect(alert).toBeVisible();
    await page.reload();
    await openSection(page, 'appointment');
    await expectPutBack(page, VISITOR.en);
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', 'en'));
    expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key);
  });
});

test('APPT-5 a change of language keeps the registration the same one', async ({ page }) => {
  const sent = await answerWith(page, (route, nth) =>
    nth === 1 ? json(route, { code: 4029, msg: 'later' }) : accept(route),
  );
  const { submit, alert, status } = await openForm(page, 'en');
  await fillIn(page, 'en');
  await submit.click();
  await expect(alert).toBeVisible();
  await headerReady(page);
  await page.locator('header details:has(a[data-locale]) summary').click();
  await page.locator('header a[data-locale="vi"]').click();
  await expect(page).toHaveURL(/\/vi\/$/);
  await openSection(page, 'appointment');
  await expectPutBack(page, VISITOR.en);
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'vi'));
  expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key);
});
