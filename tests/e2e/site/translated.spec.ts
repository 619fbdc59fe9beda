/**
 * Pages that the browser translates: it puts elements of its own in the place of every text, before the islands run and
 * after each change. What React changes is changed all the same.
 */
import { compareMessages } from '../../../site/messages/compare.messages.ts';
import { DESKTOP, expect, type Page, PHONE, test } from '../fixtures.ts';
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

/** Lets all islands of a page run on the translated texts; gives the check that none of them, nor its section, vanished. */
async function runTranslated(page: Page): Promise<() => Promise<void>> {
  const parts = () =>
    page
      .locator('astro-island, [data-section]')
      .evaluateAll((all) =>
        all.map(({ dataset, childElementCount }) => `${dataset['section'] ?? ''} ${childElementCount > 0}`),
      );
  const before = await parts();
  await expect(page.locator('main font').first()).toBeAttached();
  await expectIslandsToRun(page);
  const expectWhole = async () => expect(await parts()).toEqual(before);
  await expectWhole();
  return expectWhole;
}

test('APPT-4 on a translated page the form names faults, sends, thanks and begins anew', PHONE, async ({ page }) => {
  await page.goto('/en/appointment/');
  const { submit, alert, status, field, consent, form } = formOf(page);
  await field('name').fill('Typed early');
  const expectWhole = await runTranslated(page);
  await expect(field('name')).toHaveValue('Typed early');
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

test('HOME-4 NAV-2 STORY-1 on a translated page a desktop’s menu, tabs and stories work', DESKTOP, async ({ page }) => {
  await page.goto('/en/');
  const expectWhole = await runTranslated(page);
  const menu = page.locator('header nav details');
  await menu.locator('summary').hover();
  await menu.getByRole('tab').nth(3).hover();
  await expect(menu.getByRole('tabpanel')).toHaveId('menu-panel-law');
  const programs = page.locator('[data-section="programs"]');
  await programs.getByRole('tab').nth(2).click();
  await expect(programs.getByRole('tabpanel')).toContainText(/\S/);
  const stories = page.locator('[data-section="stories"]');
  for (const n of [2, 3]) {
    await stories.getByRole('button', { name: 'Next story' }).click();
    await expect(stories.locator('[aria-live]')).toHaveText(new RegExp(`^Story ${n} of 5: `));
    await expect(stories.locator('p:has(> b)').filter({ hasText: '/ 5' })).toHaveText(`${n} / 5`);
  }
  await page.locator('[data-section="why-choose"] button[aria-expanded="false"]').first().click();
  await expectWhole();
});

test('PAGE-4 on translated pages comparison, search and filters answer', DESKTOP, async ({ page }) => {
  await page.goto('/en/compare');
  let expectWhole = await runTranslated(page);
  const compare = page.locator('[data-section="compare"]');
  const said = compare.locator('p[role="status"]');
  for (const [place, slug] of ['uo-mba', 'iit-mba'].entries()) {
    await compare.locator('select').nth(place).selectOption(slug);
    await expect(compare.locator('[role="columnheader"][data-program]:visible')).toHaveCount(place + 1);
  }
  await expect(said).toHaveText(/^Comparing: .+ \/ /);
  await compare.getByRole('button', { name: compareMessages['compare.clear'].en }).click();
  await expect(said).toHaveText(compareMessages['compare.said_none'].en);
  await expectWhole();

  await page.goto('/en/search');
  expectWhole = await runTranslated(page);
  const status = page.locator('[data-section="search"] [role="status"]');
  for (const words of ['mba', 'recognition', 'zzzzqqqq', 'llm']) {
    await page.locator('input[type="search"]').fill(words);
    await expect(status).toHaveText(new RegExp(`“${words}”: \\d+ found`));
  }
  await expect(page.locator('[data-results] a').first()).toHaveText(/\S/);
  await expectWhole();

  await page.goto('/en/masters/business');
  expectWhole = await runTranslated(page);
  const finder = page.locator('[data-section="finder"]');
  const country = finder.locator('select[name="country"]');
  const count = finder.locator('p[role="status"]');
  const all = await count.textContent();
  await country.selectOption('nz');
  await expect(count).not.toHaveText(all ?? '?');
  await finder.locator('select[name="entry"]').selectOption('law-degree');
  await expect(finder.locator('[data-empty]')).toContainText(/\S/);
  await finder.locator('[data-empty] button').click();
  await expect(count).toHaveText(all ?? '?');
  await expectWhole();
});
