/** The contact page in a browser: questions, WeChat and the form (PAGE-1); what it says is in tests/pages/company-pages.test.ts. */
import { storiesMessages } from '../../../../site/messages/stories.messages.ts';
import { DESKTOP, expect, openSection, PHONE, test, WECHAT_USER_AGENT } from '../../fixtures.ts';
import { fillIn, formOf, words } from '../form/appointment-page.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

const { contact } = CONTENT;

test('PAGE-1 seven questions open and close, and the form works here as on the home page', PHONE, async ({ page }) => {
  await page.goto('/vi/contact');
  const questions = page.locator('#questions details');
  await expect(questions).toHaveCount(7);
  for (const [index, { answer }] of contact.questions.entries()) {
    const question = questions.nth(index);
    await expect(question).not.toHaveAttribute('open');
    await question.locator('summary').click();
    for (const paragraph of answer.vi) await expect(question.getByText(paragraph)).toBeVisible();
    await question.locator('summary').click();
    await expect(question).not.toHaveAttribute('open');
  }
  await openSection(page, 'appointment');
  await fillIn(page, 'vi', '0901234567');
  const { submit, status, field } = formOf(page);
  await expect(field('page')).toHaveValue('/contact');
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'vi'));
});

test('PAGE-1 the address of a question opens it, on arrival and from its link', PHONE, async ({ page }) => {
  await page.goto('/en/contact#language');
  await expect(page.locator('#language')).toHaveAttribute('open');
  await expect(page.locator('#language summary')).toBeInViewport();
  await expect(page.locator('#questions details[open]')).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = '#cost';
  });
  await expect(page.locator('#cost')).toHaveAttribute('open');
  await expect(page.locator('#cost a[href="#cost"]')).toBeVisible();
});

test(
  'NAV-1 NAV-5 STORY-6 the header’s button leads to this form, a question answers to the keyboard, and the code stands without the button that opens the app',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/zh/privacy');
    await page.locator('header a.button[href="/zh/contact#appointment"]').click();
    await expect(page.locator('#appointment')).toBeInViewport();
    await page.locator('#cost summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#cost')).toHaveAttribute('open');
    const block = page.locator('[data-section="contact"]');
    await expect(block.locator('img')).toBeVisible();
    await expect(block.getByRole('button', { name: storiesMessages['studentStory.wechat.open'].zh })).toBeHidden();
  },
);

test.describe('STORY-6 the code inside WeChat', () => {
  test.use({ userAgent: WECHAT_USER_AGENT });
  test('PAGE-1 inside WeChat the code is shown to be pressed', PHONE, async ({ page }) => {
    await page.goto('/zh/contact');
    await page.locator('[data-section="contact"] aside').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-section="contact"] img')).toBeVisible();
  });
});

test.describe('ROUTE-1 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PAGE-1 questions open and the code is shown without JavaScript', PHONE, async ({ page }) => {
    await page.goto('/zh/contact');
    await page.locator('#cost summary').click();
    await expect(page.locator('#cost p').first()).toBeVisible();
    await expect(page.locator('[data-section="contact"] img')).toBeVisible();
  });
});
