/** The editor of the site's content (EDIT-1 to EDIT-3, EDIT-6, EDIT-10). */
import type { Locator } from '@playwright/test';
import { chinaDay } from '../../../contract/time/china-calendar.ts';
import { contentMessages } from '../../../features/content/desk/list/content.messages.ts';
import { documentMessages } from '../../../features/content/desk/document/document.messages.ts';
import { LOOK_EVERY_MS } from '../../../features/content/contract/content-api.ts';
import { launchMessages } from '../../../features/content/desk/launch/launch.messages.ts';
import { factsMessages } from '../../../features/content/desk/facts/facts.messages.ts';
import { contentFaultsMessages } from '../../../features/content/documents/content-faults.messages.ts';
import { expectNoFaultsInView, expectNoOverhang } from '../page-checks.ts';
import { PHONE_SCREEN } from '../phone-screen.ts';
import { countPresses, editor, field, PATIENCE, saved, type, unfold, withoutPreview } from './editor.ts';
import { test } from './own-server.ts';
import { DESKTOP, expect, goToScreen, openDesk, type Page } from './staff-fixtures.ts';

// They have one store: one test after the other, those with a phone's screen too.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
// A connection is cut on purpose.
test.use({ expectedNoise: [/net::ERR_FAILED/] });

test(
  'EDIT-1 a programme is found, its texts stand side by side, and what is missing is said while typing',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('editor');
    await withoutPreview(page);
    await goToScreen(page, 'content');
    await page.getByRole('searchbox').fill('truc tuyen');
    await page.locator('mark', { hasText: 'trực tuyến' }).first().click();
    await expect(page.locator('main textarea:focus')).toHaveValue(/trực tuyến/i);
    await goToScreen(page, 'content');
    await page.getByRole('searchbox').fill('uo-mba');
    await page.getByRole('link', { name: '工商管理硕士（MBA） · 奥塔哥大学' }).click();
    const [zh, en, vi] = ['zh', 'en', 'vi'].map((locale) => field(page, 'title', locale)) as [
      Locator,
      Locator,
      Locator,
    ];
    await expect(zh).toHaveValue('工商管理硕士（MBA）');
    const tops = await Promise.all([zh, en, vi].map(async (one) => (await one.boundingBox())?.y));
    expect(new Set(tops).size, 'side by side').toBe(1);

    const before = await vi.inputValue();
    await type(page, vi, '');
    await expect(page.locator('#field-title-vi-marks')).toHaveText(documentMessages['document.mark.missing'].zh);
    await expect(page.getByRole('alert')).toContainText('改好以下 1 处才能发布');
    await expectNoFaultsInView(page);
    await type(page, vi, before);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await type(page, zh, '工商管理硕士');
    await expect(page.locator('#field-title-en-marks')).toHaveText(documentMessages['document.mark.outdated'].zh);
    await type(page, zh, '保录取的硕士');
    await expect(page.locator('#field-title-zh-marks')).toContainText('保录取');
    await page.getByRole('button', { name: documentMessages['document.history'].zh }).click();
    const history = page.getByRole('region', { name: documentMessages['document.history'].zh });
    await expect(history, 'brought into view').toBeInViewport({ ratio: 0.5 });
    await expect(page.locator(':focus')).toContainText(documentMessages['document.history'].zh);
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: documentMessages['document.history.back'].zh }).click();
    await expect(zh, 'as it was before all of it').toHaveValue('工商管理硕士（MBA）');
    await expect(zh).toBeFocused();
    await answered;
    await expect(page.getByRole('button', { name: documentMessages['document.history.back'].zh })).toHaveCount(0);
  },
);

test(
  'EDIT-2 two editors see each other and lose nothing, and typing outlives a connection and a closed page',
  DESKTOP,
  async ({ page, browser, office, signedIn, baseURL }) => {
    await signedIn('editor');
    await withoutPreview(page);
    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
    const colleague = await office.add('manager', 'colleague');
    await office.signIn(other, colleague);
    const theirs = await other.newPage();
    await withoutPreview(theirs);
    await goToScreen(page, editor('schools/rit'));
    await goToScreen(theirs, editor('schools/rit'));
    await expect(page.getByText(/也在编辑/)).toContainText('colleague');

    const [mine, their] = [field(page, 'legalName'), field(theirs, 'legalName')];
    const before = await mine.inputValue();
    await page.route('**/api/desk/content/document*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await mine.fill('Mine');
    await expect(page.getByText(documentMessages['document.saving.failed'].zh, { exact: true })).toBeVisible();
    await type(theirs, their, 'Theirs');
    await page.reload();
    await expect(page.getByText('别人也改了')).toBeVisible();
    // What comes later would move the button while it is clicked.
    await expect(page.getByText(/也在编辑/)).toBeVisible();
    await expect(mine, 'what stands there').toHaveValue('Theirs');
    await page.unroute('**/api/desk/content/document*');
    await page.getByRole('button', { name: documentMessages['document.conflict.take_mine'].zh }).click();
    await expect(mine).toHaveValue('Mine');
    await expect(their, 'the colleague sees it without doing anything').toHaveValue('Mine');
    await type(page, mine, before);
    await other.close();
  },
);

test.describe('a script in the preview', () => {
  test.use({ expectedNoise: [/inline script|sandboxed/] });

  test(
    'OPS-4 EDIT-3 a preview runs the site’s own scripts alone, and opens and sends nothing',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('editor');
      await goToScreen(page, editor('programs/csu-mba'));
      const shown = page.frameLocator('iframe').last();
      // The first preview of its server waits for a process of low priority.
      await expect(shown.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
      const done = await shown.locator('body').evaluate((body) => {
        const script = body.ownerDocument.createElement('script');
        script.textContent = 'window.qzx = 1';
        body.append(script);
        return { runs: 'qzx' in window, opens: window.open('/zh/') !== null };
      });
      expect(done).toEqual({ runs: false, opens: false });
    },
  );
});

test.describe('on a phone', () => {
  test.use(PHONE_SCREEN);

  test('EDIT-1 EDIT-2 a list is changed and a fact renewed on a phone', DESKTOP, async ({ page, signedIn }) => {
    await signedIn('editor');
    await goToScreen(page, 'content');
    await expectNoFaultsInView(page);
    await expectNoOverhang(page, 'the list');
    await goToScreen(page, editor('programs/ggu-mba'));
    await page.getByRole('button', { name: /^搜索关键词/ }).click();
    await page.getByRole('button', { name: documentMessages['document.add_entry'].zh }).first().click();
    const entries = page.locator('textarea[id^="field-keywords-"]');
    const last = entries.last();
    await type(page, last, 'MBA');
    await expectNoOverhang(page, 'an open list');
    await page.reload();
    await page.getByRole('button', { name: /^搜索关键词/ }).click();
    await expect(entries.last()).toHaveValue('MBA');
    const remove = page.getByRole('button', { name: /^删除第/ }).last();
    await remove.click();
    await expectNoOverhang(page, 'the bar that brings an entry back');
    await page.getByRole('button', { name: documentMessages['document.undo'].zh }).click();
    await expect(entries.last()).toHaveValue('MBA');
    await expect(saved(page)).toBeVisible();
    const removed = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await remove.click();
    await removed;
  });
});

/** An empty field that is left gets a mark, which moves what is below it: the press that leaves it counts all the same. */
async function removeFromEmptyField(page: Page): Promise<void> {
  await unfold(page, '付款前要问');
  const list = page.getByRole('group', { name: '付款前要问', exact: true });
  for (const entry of [0, 1]) {
    await list.getByRole('button', { name: documentMessages['document.add_entry'].zh }).click();
    await expect(field(page, 'toAsk', 'zh', entry)).toBeVisible();
  }
  await field(page, 'toAsk', 'zh', 0).focus();
  const remove = list.getByRole('button', { name: '删除第 2 项' });
  await remove.click();
  await expect(field(page, 'toAsk', 'zh', 1)).toHaveCount(0);
  await expect(list.getByText(documentMessages['document.mark.missing'].zh)).toHaveCount(1);
}

test(
  'EDIT-1 a document is added, says what it still needs, and is removed again',
  DESKTOP,
  async ({ page, signedIn }) => {
    await page.clock.install();
    await signedIn('manager');
    await goToScreen(page, 'content');
    await page.getByRole('button', { name: contentMessages['content.add.programs'].zh }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(contentMessages['content.name'].zh);
    const removeDocument = async () => {
      await page.getByRole('button', { name: documentMessages['document.remove'].zh, exact: true }).click();
      await expect(dialog, 'nobody would miss it').toContainText('访客看不到它');
      await dialog.getByRole('button', { name: documentMessages['document.remove'].zh, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentMessages['content.title'].zh);
    };
    await dialog.getByLabel(contentMessages['content.english_title'].zh).fill('New MBA');
    await expect(name).toHaveValue('new-mba');
    await name.fill('Wrong name');
    await dialog.getByRole('button', { name: contentMessages['content.add'].zh }).click();
    await expect(dialog).toContainText(contentMessages['content.name_wrong'].zh);
    await name.fill('new-mba');
    await dialog.getByRole('button', { name: contentMessages['content.add'].zh }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New MBA');
    const gaps = page.getByRole('status').filter({ hasText: /还有 \d+ 处要填写/ });
    await expect(gaps).toBeVisible();
    await expect(page.getByRole('alert'), 'nothing is wrong yet').toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expectNoFaultsInView(page);
    const count = await gaps.textContent();
    await gaps.getByRole('button').click();
    const first = page.locator('main :focus');
    await expect(first).toHaveValue('');
    const left = page.locator(`#${await first.getAttribute('id')}`);
    await gaps.getByRole('button').click();
    await expect(page.locator('main .MuiFormHelperText-root.Mui-error'), 'under what was left empty').toHaveCount(1);
    await expect(left).not.toBeFocused();
    await expect(gaps, 'it is missing all the same').toHaveText(count?.replace('开始填写', '下一处') ?? '');
    await removeFromEmptyField(page);
    const shown = page.frameLocator('iframe').last();
    await expect(shown.getByText(contentFaultsMessages['content.fault.no_page'].zh)).toBeVisible(PATIENCE);
    await goToScreen(page, 'publishing');
    const row = page.getByRole('listitem').filter({ hasText: 'New MBA' }).first();
    await expect(row, 'not chosen, since it cannot be published').toContainText(/\d+ 处待改/);
    await expect(row.getByRole('checkbox')).not.toBeChecked();

    await goToScreen(page, 'content');
    const presses = await countPresses(page);
    await page.getByRole('link', { name: '工商管理博士（DBA）' }).first().click();
    await page.getByRole('button', { name: contentMessages['content.copy'].zh }).click();
    await dialog.getByLabel(contentMessages['content.english_title'].zh).fill('Executive DBA');
    await expect(name).toHaveValue('ggu-executive-dba');
    await dialog.getByRole('button', { name: contentMessages['content.copy'].zh }).click();
    await expect(page).toHaveURL(/ggu-executive-dba/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Executive DBA');
    await expect(page.getByText(contentMessages['content.copied'].zh)).toBeVisible();
    const same = page.getByRole('note').filter({ hasText: /还和“工商管理博士（DBA） · .+”一样/ });
    await expect(same.getByRole('button', { name: '搜索关键词' }), 'among the texts to be rewritten').toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY), 'a copy opens at its top').toBe(0);
    await expect(field(page, 'isTitleSourced'), 'nobody has looked for the title').not.toBeChecked();
    await expect(gaps, 'the titles in two languages, and when its one source was read').toContainText(
      '还有 3 处要填写',
    );
    for (const title of ['高管工商管理博士', 'Tiến sĩ Quản trị Điều hành']) {
      await gaps.getByRole('button').click();
      await page.keyboard.type(title);
    }
    await gaps.getByRole('button').click();
    await page.locator('main :focus').fill('2026-11-28');
    await expect(gaps).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), 'in the desk’s language').toContainText('高管工商管理博士');
    await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
    await expect(page.getByRole('button', { name: '发布 1 项' })).toBeEnabled();
    expect(await presses(), 'the button and its question are two more').toBeLessThanOrEqual(10);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY), 'a document opens at its top').toBe(0);
    await removeDocument();
    await goToScreen(page, editor('programs/new-mba'));

    // Time for the editor to look for changes of others, between the removal and its answer.
    await page.route(/\/content\/document\?name=/, async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      const response = await route.fetch();
      await page.clock.fastForward(LOOK_EVERY_MS);
      return route.fulfill({ response });
    });
    await removeDocument();
    await expect(page.getByText('New MBA')).toHaveCount(0);
  },
);

test(
  'EDIT-3 the page stands beside the form with what is typed, leads to its fields, and is shown by a link',
  DESKTOP,
  async ({ page, browser, signedIn }) => {
    await signedIn('editor');
    await goToScreen(page, editor('programs/csu-mba'));
    const shown = page.frameLocator('iframe').last();
    const title = shown.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('工商管理硕士（MBA）');
    await title.click();
    await expect(field(page, 'title', 'zh')).toBeFocused();
    await type(page, field(page, 'title', 'zh'), '商科硕士');
    await expect(title).toHaveText('商科硕士');
    const older = page.getByRole('status').filter({ hasText: documentMessages['document.preview.older'].zh });
    const vietnamese = field(page, 'title', 'vi');
    const before = await vietnamese.inputValue();
    await type(page, vietnamese, 'MBA {telephone}');
    await expect(older.getByRole('button'), 'the form lists it').toHaveCount(0);
    await expect(title, 'as it is published, in the language of the field').toHaveText(before);
    // What has scrolled half beneath the bar would be too small a target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoFaultsInView(page);
    await page.getByRole('alert').getByRole('button', { name: /越南/ }).click();
    await expect(vietnamese).toBeFocused();
    await type(page, vietnamese, before);
    await expect(older).toHaveCount(0);
    const summary = field(page, 'summary', 'zh');
    await summary.focus();
    await expect(shown.getByText(await summary.inputValue()), 'the field that is worked in').toBeInViewport();
    await expect(title).toHaveText('商科硕士');
    // A link leads nowhere else.
    const address = page.url();
    await shown.locator('[data-rule] a').click();
    expect(page.url()).toBe(address);

    await page.getByRole('button', { name: documentMessages['document.share'].zh }).click();
    const link = await page.getByLabel(documentMessages['document.share.link'].zh).inputValue();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('商科硕士');
    await expect(stranger.getByRole('note').first()).toContainText('草稿，尚未发布');
    await stranger.context().close();
    await page.getByRole('button', { name: documentMessages['document.share.close'].zh }).click();

    const section = shown.locator('main h2').nth(2);
    await section.evaluate((heading) => heading.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: 'instant' }));
    await section.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    await page.route(/preview\?page=%2Fen/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: '英语' }).click();
    const drawing = page.getByRole('progressbar', { name: documentMessages['document.preview.loading'].zh });
    await expect(drawing).toBeVisible();
    await expect(page.frameLocator('iframe').first().locator('main h2').nth(2), 'the old page stays').toBeInViewport();
    go();
    await expect(title).toHaveText('Master of Business Administration');
    await expect(section, 'where the old page was').toBeInViewport();
    await expect(drawing).toHaveCount(0);
    await type(page, field(page, 'title', 'en'), '');
    await expect(title, 'what is missing does not hide the page').toHaveText('…');
    await type(page, field(page, 'title', 'en'), 'Master of Business Administration');
    await type(page, field(page, 'title', 'zh'), '工商管理硕士（MBA）');

    await goToScreen(page, editor('about'));
    await unfold(page, '首页的四个回答');
    const answers = field(page, 'firstAnswers', 'title', 'zh');
    await answers.focus();
    const heading = shown.getByRole('heading', { name: await answers.inputValue() });
    await expect(heading, 'the page that shows this part').toBeVisible(PATIENCE);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE_SCREEN);

  test(
    'EDIT-3 the page is laid over the form on a phone, and leads back to its fields',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('editor');
      await goToScreen(page, editor('programs/hpu-mba'));
      await page.getByRole('button', { name: documentMessages['document.preview.open'].zh }).click();
      const title = page.frameLocator('iframe').getByRole('heading', { level: 1 });
      await expect(title).toHaveText('工商管理硕士（MBA）');
      await title.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(field(page, 'title', 'zh')).toBeFocused();
    },
  );
});

test(
  'EDIT-6 a year that contradicts its source stands above the list, with both places, until it is mended',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('editor');
    await withoutPreview(page);
    await goToScreen(page, editor('schools/adrian'));
    const summary = field(page, 'summary', 'en');
    const before = await summary.inputValue();
    await type(page, summary, before.replace('founded in 1859', 'founded in 1861'));

    await goToScreen(page, 'facts');
    const panel = page.getByRole('region', { name: /互相矛盾/ });
    await expect(panel.getByText('1859', { exact: true }).first()).toBeVisible();
    await expect(panel.getByText(factsMessages['facts.own_words'].zh)).toBeVisible();
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    await expect(first).toContainText(factsMessages['facts.reason.contradicts'].zh);
    await expectNoFaultsInView(page);
    await panel.getByRole('link', { name: factsMessages['facts.to_field'].zh }).last().click();
    await expect(summary).toBeFocused();
    await type(page, summary, before);
    await goToScreen(page, 'facts');
    await expect(panel).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  // Nineteen hours behind the company's clock.
  test.use({ ...PHONE_SCREEN, timezoneId: 'Pacific/Pago_Pago' });

  test(
    'EDIT-6 a source is found, read again with one tap, its link tried when somebody asks, and leads to the fact that rests on it',
    DESKTOP,
    async ({ page, office, signedIn }) => {
      await signedIn('editor');
      const path = encodeURIComponent(JSON.stringify(['sources', 'admissions', 'url']));
      await goToScreen(page, `${editor('programs/hpu-msai')}&field=${path}`);
      const url = page.locator(':focus');
      const before = await url.inputValue();
      // An address that the server does not call: no test calls the real outside.
      await type(page, url, 'http://localhost/admissions');

      await goToScreen(page, 'facts');
      await page.getByRole('searchbox').fill('localhost');
      await page.getByRole('button', { name: factsMessages['facts.still_true'].zh }).tap();
      await expect(page.getByRole('button', { name: factsMessages['facts.read_today'].zh })).toBeDisabled();
      // The company's day, wherever the browser is.
      const stored = office.store.db
        .selectFrom('content_document')
        .select('body')
        .where('name', '=', 'programs/hpu-msai');
      const { sources } = JSON.parse((await stored.executeTakeFirstOrThrow()).body);
      expect(sources.admissions.checkedOn).toBe(chinaDay(Date.now()));
      await expect(page.getByText(factsMessages['facts.link.not_public'].zh)).toHaveCount(0);
      await page.getByRole('button', { name: factsMessages['facts.try_link'].zh }).tap();
      await expect(page.getByText(factsMessages['facts.link.not_public'].zh)).toBeVisible();
      await page.getByRole('searchbox').fill('');
      await page.getByRole('combobox', { name: factsMessages['facts.by_reason'].zh }).tap();
      await page.getByRole('option', { name: factsMessages['facts.reason.link'].zh }).tap();
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(1);
      await page.getByRole('button', { name: '试 1 个链接' }).tap();
      await expect(page.getByText(factsMessages['facts.link.not_public'].zh)).toBeVisible();
      await expectNoFaultsInView(page);
      await expectNoOverhang(page, 'the facts');
      // Several facts rest on it: each is named, and the one that is chosen is opened in the desk's language.
      await expect(page.getByRole('link', { name: /^入学要求 › \d$/ })).toHaveCount(3);
      await page.getByRole('button', { name: factsMessages['facts.changed'].zh }).click();
      await page.getByRole('menuitem', { name: '入学要求 › 1' }).click();
      await expect(page.locator('#field-admission-0-text-zh')).toBeFocused();

      // The link may have led to this document.
      await openDesk(page, `${editor('programs/hpu-msai')}&field=${path}`);
      await type(page, url, before);
    },
  );
});

test(
  'EDIT-8 what a manager settles stands under the document to publish, and is not done before',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager');
    await goToScreen(page, 'launch');
    const progress = page.getByText(/^已完成 \d+ \/ \d+ 项$/).first();
    const before = await progress.textContent();
    await page.getByRole('button', { name: '示意图是否要审图号' }).click();
    await page.getByRole('button', { name: launchMessages['launch.settle'].zh }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(launchMessages['launch.by'].zh).fill('李薇');
    await dialog.getByRole('button', { name: launchMessages['launch.settle'].zh }).click();
    const mended = page.getByRole('region', { name: launchMessages['launch.mended'].zh });
    await mended.getByRole('button', { name: contentMessages['content.document.site'].zh }).click();
    await expect(mended.getByRole('listitem').last()).toContainText('审图号');
    await expect(progress).toHaveText(before ?? '');
    await expectNoFaultsInView(page);
    await page.getByRole('button', { name: launchMessages['launch.settled_show'].zh }).click();
    await page.getByRole('button', { name: launchMessages['launch.take_back'].zh }).click();
    await expect(mended).toHaveCount(0);
  },
);

test('EDIT-10 an editor is told that managers change the settings', DESKTOP, async ({ page, signedIn }) => {
  await signedIn('editor');
  await withoutPreview(page);
  await goToScreen(page, editor('site'));
  await expect(page.getByText(documentMessages['document.for_managers'].zh)).toBeVisible();
  await goToScreen(page, editor('stories/story-1-rit-train'));
  await expect(field(page, 'title', 'zh')).toBeVisible();
  await expect(page.locator('[id^="field-release"], [id^="field-isSample"]')).toHaveCount(0);
});
