/** The page after a registration, as its person uses it (RECEIPT-1 to RECEIPT-4). Its rules are tested in tests/api/receipt/. */
import { receiptMessages } from '../../../../contract/receipt.messages.ts';
import { DESKTOP, expect, LOCALES, type Page, PHONE, test, WECHAT_USER_AGENT } from '../../fixtures.ts';
import { expectNoFaults, expectNoOverhang, WIDTHS } from '../../page-checks.ts';
import { fillIn, formOf, openForm, words } from './appointment-page.ts';

type Key = keyof typeof receiptMessages;
type Locale = (typeof LOCALES)[number];

const textIn = (locale: Locale) => (key: Key) => receiptMessages[key][locale];

/** Registers in a language without the form, and gives the page's address. */
async function register(page: Page, locale: Locale): Promise<string> {
  const phone = locale === 'vi' ? '0900000000' : `139${String(Date.now()).slice(-8)}`;
  const answer = await page.request.post('/api/user/addApply', {
    data: { education: 4, working_years: 2, purpose: 3, name: 'Test', phone, locale, consent: true },
  });
  return String((await answer.json()).receipt);
}

/** Picks the first hour that is free. */
async function pickFirst(page: Page): Promise<string> {
  const first = page.locator('.receipt-window:has(input:enabled)').first();
  await expect(first.locator('input'), 'nothing is wrong yet').toHaveAttribute('aria-invalid', 'false');
  const hours = ((await first.locator('span').textContent()) ?? '').trim();
  await first.click();
  return hours;
}

test(
  'RECEIPT-1 RECEIPT-2 whoever has registered picks a time, asks ahead, and gives the time back',
  PHONE,
  async ({ page }) => {
    const text = textIn('en');
    const { submit, status } = await openForm(page, 'en');
    await fillIn(page, 'en');
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', 'en'));
    await formOf(page)
      .form.getByRole('link', { name: words('appointment.receipt', 'en') })
      .click();
    await expect(page).toHaveURL(/\/en\/receipt\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('receipt.heading.waiting'));
    await expect(page.locator('.receipt-ticket b')).toHaveText(/^\d{4} \d{4}$/);

    const hours = await pickFirst(page);
    await page.getByRole('button', { name: text('receipt.window.set') }).click();
    await expect(page.getByRole('status')).toHaveText(text('receipt.done.window'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('receipt.heading.agreed'));
    await expect(page.locator('[data-when]')).toContainText(hours);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: text('receipt.window.calendar') }).click();
    expect((await file).suggestedFilename()).toBe('call.ics');

    await page.locator('textarea').fill('Can I pay <b>term by term</b>?');
    await page.getByRole('button', { name: text('receipt.question.send') }).click();
    await expect(page.locator('.receipt-asked')).toHaveText('Can I pay <b>term by term</b>?');

    await page.getByRole('button', { name: text('receipt.window.cancel') }).click();
    await expect(page.getByRole('status')).toHaveText(text('receipt.done.cancel'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('receipt.heading.waiting'));
  },
);

test.describe('RECEIPT-4 without JavaScript', () => {
  // The browser itself notes the status of what was refused or is gone.
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of (404|422)/], userAgent: WECHAT_USER_AGENT });

  test(
    'RECEIPT-3 RECEIPT-4 inside WeChat the posted form leads to the page, where all is corrected and deleted',
    PHONE,
    async ({ page }) => {
      const text = textIn('zh');
      await page.goto('/zh/appointment/');
      await fillIn(page, 'zh');
      await formOf(page).submit.click();
      await page.getByRole('link', { name: words('appointment.receipt', 'zh') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('receipt.heading.waiting'));
      const address = page.url();

      await page.getByText(text('receipt.correct.title')).click();
      await page.getByLabel(text('receipt.field.name')).fill('测试访客乙');
      await page.getByRole('button', { name: text('receipt.correct.save') }).click();
      await expect(page.getByRole('status')).toHaveText(text('receipt.done.correct'));
      await expect(page.locator('.receipt-facts[data-small]')).toContainText('测试访客乙');

      const hours = await pickFirst(page);
      await page.getByRole('button', { name: text('receipt.window.set') }).click();
      await expect(page.locator('[data-when]')).toContainText(hours);

      const inVietnamese = page.locator('header a[data-locale="vi"]').first();
      await page.goto((await inVietnamese.getAttribute('href')) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn('vi')('receipt.heading.agreed'));
      await page.goto(address);

      const erase = page.locator('details', { hasText: text('receipt.erase.sure') });
      await erase.locator('summary').click();
      await page.getByLabel(text('receipt.erase.sure')).check();
      await erase.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('receipt.erased.title'));
      const gone = await page.goto(address);
      expect(gone?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('receipt.gone.title'));
    },
  );
});

for (const locale of LOCALES) {
  test(
    `RECEIPT-4 NAV-5 the page in ${locale} holds at each width, and axe finds nothing on it`,
    locale === 'en' ? DESKTOP : PHONE,
    async ({ page, isMobile }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.headers()['referer'] ?? ''));
      await page.goto(await register(page, locale));
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expectNoFaults(page);
      for (const width of isMobile ? WIDTHS.phone : [...WIDTHS.desktop, ...WIDTHS.tablet]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverhang(page, `${locale} ${width}`);
      }
      expect(
        requests.filter((referer) => referer.includes('/receipt/')),
        'no request names the page',
      ).toEqual([]);
    },
  );
}
