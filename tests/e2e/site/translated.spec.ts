/**
 * Pages that the browser translates: it puts elements of its own in the place of every text, before the islands run and
 * after each change. What React changes is changed all the same.
 */
import { expect, type Page, PHONE, test } from '../fixtures.ts';
import { expectIslandsToRun } from '../page-visit.ts';
import { fillIn, formOf, words } from './appointment-page.ts';

/** Runs in the page before its scripts: does to its texts what the translation of Chrome does. */
function translate(): void {
  const translateText = (text: Text) => {
    const { parentElement, data } = text;
    if (data.trim() === '' || !parentElement || parentElement.closest('font, script, style, noscript, textarea'))
      return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  document.addEventListener('DOMContentLoaded', () => {
    translateAll();
    new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

test.beforeEach(({ page }) => page.addInitScript(translate));

/** Opens a page, and lets all of its islands run on the translated texts; gives the check that none of them vanished. */
async function openTranslated(page: Page, address: string): Promise<() => Promise<void>> {
  await page.goto(address);
  const parts = () =>
    page
      .locator('astro-island')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('component-export')} ${one.childElementCount}`));
  const before = await parts();
  await expect(page.locator('main font').first()).toBeAttached();
  await expectIslandsToRun(page);
  return async () => expect(await parts()).toEqual(before);
}

test('APPT-4 on a translated page the form names faults, sends, thanks and begins anew', PHONE, async ({ page }) => {
  const expectWhole = await openTranslated(page, '/en/appointment/');
  const { submit, alert, status, field, consent, form } = formOf(page);
  await submit.click();
  await expect(alert).toContainText(/\S/);
  await expectWhole();
  await fillIn(page, 'en');
  await consent.uncheck();
  await submit.click();
  await expect(form.getByRole('button', { name: words('appointment.agree_and_send', 'en') })).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/addApply', async (route) => {
    await answered;
    await route.continue();
  });
  await form.getByRole('button', { name: words('appointment.agree_and_send', 'en') }).click();
  await expect(submit).toHaveText(words('appointment.sending', 'en'));
  answer();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
  await expect(submit).toHaveText(words('appointment.submit', 'en'));
  await expect(form.getByRole('link', { name: words('appointment.receipt', 'en') })).toBeVisible();
  await field('name').fill('T');
  await expect(status).toHaveText('');
  await expectWhole();
});
