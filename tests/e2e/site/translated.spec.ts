/**
 * Pages that the browser translates: it puts elements of its own in the place of every text, before the islands run and
 * after each change. What React changes is changed all the same.
 */
import { receiptMessages } from '../../../contract/receipt.messages.ts';
import { compareMessages } from '../../../site/messages/compare.messages.ts';
import { fitMessages } from '../../../site/messages/fit.messages.ts';
import { shortlistMessages } from '../../../site/messages/shortlist.messages.ts';
import { storiesMessages } from '../../../site/messages/stories.messages.ts';
import { DESKTOP, expect, type Page, PHONE, test } from '../fixtures.ts';
import { expectIslandsToRun } from '../page-visit.ts';
import { fillIn, formOf, PHONE_NUMBER, words } from './form/appointment-page.ts';
import { CONTENT } from '../../support/content/site-content.ts';

const home = CONTENT;

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

test(
  'HOME-1 NAV-4 STORY-4 on a translated page a phone’s menu, banner, films, stories and tabs work',
  PHONE,
  async ({ page }) => {
    await page.goto('/en/');
    const expectWhole = await runTranslated(page);
    const dialog = page.getByRole('dialog');
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await dialog.locator('summary').first().click();
    await expect(dialog.locator('details[open] li').first()).toContainText(/\S/);
    await page.keyboard.press('Escape');
    const banner = page.locator('[data-section="banner"]');
    await banner.getByRole('button', { name: /Slide 3/ }).click();
    await expect(banner.locator('[data-offset="0"]').getByRole('heading')).toContainText(
      home.banner[2]?.title.en ?? '?',
    );
    for (const opener of await page.locator('main [aria-haspopup="dialog"]').filter({ visible: true }).all()) {
      await opener.click();
      await expect(dialog.getByRole('heading').first()).toHaveText(/\S/);
      const next = dialog.getByRole('button', { name: 'Next picture' });
      if ((await next.count()) > 0) {
        await next.click();
        await expect(dialog.locator('figure p')).toHaveText(/^2 /);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    const more = page.locator('[aria-controls="stories-list"]');
    await more.click();
    await expect(more).toHaveText(storiesMessages['stories.collapse'].en);
    await more.click();
    await expect(more).toHaveText(storiesMessages['stories.expand'].en.replace('{count}', '5'));
    const programs = page.locator('[data-section="programs"]');
    await programs.getByRole('tab').nth(1).click();
    await expect(programs.getByRole('tabpanel')).toContainText(/\S/);
    const services = page.locator('[data-section="services"]');
    await services.getByRole('tab').nth(1).click();
    await expect(services).toHaveAttribute('data-active', '1');
    await expectWhole();
  },
);

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

test('PAGE-3 on a translated page a programme is kept and its week is planned', PHONE, async ({ page }) => {
  await page.goto('/en/program/uo-mba');
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
  const expectWhole = await runTranslated(page);
  const keep = page.locator('[data-shortlist="uo-mba"]');
  for (const key of ['shortlist.added', 'shortlist.add', 'shortlist.added'] as const) {
    await keep.click();
    await expect(keep).toHaveText(shortlistMessages[key].en);
  }
  await expect(page.locator('header [data-shortlist-link]')).toHaveText('1');
  await expect(page.locator('[data-shortlist-field] li')).toHaveText(/[A-Z]/);
  const planner = page.locator('[data-section="planner"]');
  const times = planner.locator('tbody tr').first().locator('td').first();
  const before = await times.textContent();
  await planner.locator('select').last().selectOption('8');
  await expect(times).not.toHaveText(before ?? '?');
  await page.locator('[data-section="copy-name"] button').first().click();
  await expect(page.locator('[data-section="copy-name"] [role="status"]').first()).toHaveText(/\S/);
  await expectWhole();
});

test('A shortlist on a translated page is emptied', PHONE, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', '["uo-mba"]'));
  await page.goto('/en/shortlist');
  const expectWhole = await runTranslated(page);
  const list = page.locator('[data-section="shortlist"]');
  await expect(list.getByRole('status').first()).toHaveText(/^1 of up to/);
  await list.locator('[data-shortlist="uo-mba"]').click();
  await expect(list.locator('[data-empty]')).toBeVisible();
  await expect(list.locator('p[role="status"]')).toHaveText('');
  await expectWhole();
});

test('PAGE-1 on a translated page a question of the contact page opens and closes', PHONE, async ({ page }) => {
  await page.goto('/en/contact#language');
  const expectWhole = await runTranslated(page);
  const question = page.locator('#language');
  await expect(question.locator('p').first()).toBeVisible();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeHidden();
  await page.locator('[data-section="contact"] aside button:visible').first().click();
  await expectWhole();
});

test('RECEIPT-2 on a translated page a time is picked and given back, and the menu works', PHONE, async ({ page }) => {
  const { receipt } = await (
    await page.request.post('/api/user/addApply', {
      data: {
        education: 4,
        working_years: 2,
        purpose: 3,
        name: 'Test',
        phone: PHONE_NUMBER,
        locale: 'en',
        consent: true,
      },
    })
  ).json();
  await page.goto(String(receipt));
  const expectWhole = await runTranslated(page);
  await page.locator('.receipt-window:has(input:enabled)').first().click();
  await page.getByRole('button', { name: receiptMessages['receipt.window.set'].en }).click();
  await expect(page.getByRole('status')).toHaveText(receiptMessages['receipt.done.window'].en);
  await page.getByRole('button', { name: receiptMessages['receipt.window.cancel'].en }).click();
  await expect(page.getByRole('status')).toHaveText(receiptMessages['receipt.done.cancel'].en);
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog').locator('summary').first()).toHaveText(/\S/);
  await expectWhole();
});

test('FIT-1 on a translated page all questions are answered', PHONE, async ({ page }) => {
  await page.goto('/en/fit');
  const expectWhole = await runTranslated(page);
  const question = page.locator('[data-section="fit"] fieldset:visible');
  for (let n = 1; n <= 7; n++) {
    await expect(page.locator('[data-section="fit"] form > div > p').first()).toHaveText(`${n} of 7`);
    await expect(question).toHaveCount(1);
    await question.locator('label').nth(1).click();
  }
  await expectWhole();
  await page.getByRole('button', { name: fitMessages['fit.show'].en }).click();
  await expect(page).toHaveURL(/\/fit\/result\?/);
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
