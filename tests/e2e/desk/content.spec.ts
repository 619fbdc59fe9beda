/** The editor of the site's content (EDIT-1, EDIT-2) and its publishing (EDIT-4), with pictures and films (EDIT-7). Costs 120 seconds. */
import type { FrameLocator, Locator } from '@playwright/test';
import { LOCALES } from '../../../contract/locales.ts';
import { MS_PER_DAY } from '../../../contract/time-units.ts';
import { filmsMessages } from '../../../desk/content/films/films.messages.ts';
import { picturesMessages } from '../../../desk/content/pictures/pictures.messages.ts';
import { contentMessages } from '../../../desk/screens/content/content.messages.ts';
import { documentMessages } from '../../../desk/screens/document/document.messages.ts';
import { LOOK_EVERY_MS } from '../../../desk/screens/document/use-document.ts';
import { factsMessages } from '../../../desk/screens/facts/facts.messages.ts';
import { publishingMessages } from '../../../desk/screens/publishing/publishing.messages.ts';
import { localTime } from '../../../desk/words/local-time.ts';
import { contentFaultsMessages } from '../../../server/content/content-faults.messages.ts';
import { filmBytes } from '../../support/films.ts';
import { expectNoFaultsInView, expectNoOverhang } from '../page-checks.ts';
import { PHONE_SCREEN } from '../phone-screen.ts';
import { addWords, discard, editor, field, photo, saved, type, typeWords, unfold, type Words } from './editor.ts';
import { test } from './own-server.ts';
import { DESKTOP, expect, openDesk, type Page } from './staff-fixtures.ts';

// A publishing takes all drafts along: one test after the other, those with a phone's screen too.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
// A connection is cut on purpose, and a time that is over is sent.
test.use({ expectedNoise: [/net::ERR_FAILED|status of 422/] });

test(
  'EDIT-1 a programme is found, its texts stand side by side, and what is missing is said while typing',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('editor');
    await openDesk(page, 'content');
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
    await type(page, zh, '工商管理硕士（MBA）');
  },
);

test(
  'EDIT-2 two editors see each other and lose nothing, and typing outlives a connection and a closed page',
  DESKTOP,
  async ({ page, browser, office, signedIn, baseURL }) => {
    await signedIn('editor');
    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
    const colleague = await office.add('manager', 'colleague');
    await office.signIn(other, colleague);
    const theirs = await other.newPage();
    await openDesk(page, editor('schools/rit'));
    await openDesk(theirs, editor('schools/rit'));
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
    await expect(mine, 'what stands there').toHaveValue('Theirs');
    await page.unroute('**/api/desk/content/document*');
    await page.getByRole('button', { name: documentMessages['document.conflict.take_mine'].zh }).click();
    await expect(mine).toHaveValue('Mine');
    await expect(their, 'the colleague sees it without doing anything').toHaveValue('Mine');
    await type(page, mine, before);
    await other.close();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE_SCREEN);

  test('EDIT-1 EDIT-2 a list is changed and a fact renewed on a phone', DESKTOP, async ({ page, signedIn }) => {
    await signedIn('editor');
    await openDesk(page, 'content');
    await expectNoFaultsInView(page);
    await expectNoOverhang(page, 'the list');
    await openDesk(page, editor('programs/ggu-mba'));
    await page.getByRole('button', { name: /^搜索关键词/ }).click();
    await page.getByRole('button', { name: documentMessages['document.add_entry'].zh }).first().click();
    const entries = page.locator('textarea[id^="field-keywords-"]');
    const last = entries.last();
    await type(page, last, 'MBA');
    await expectNoOverhang(page, 'an open list');
    await page.reload();
    await page.getByRole('button', { name: /^搜索关键词/ }).click();
    await expect(entries.last()).toHaveValue('MBA');
    const removed = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page
      .getByRole('button', { name: /^删除第/ })
      .last()
      .click();
    await removed;
  });
});

test(
  'EDIT-1 a document is added, says what it still needs, and is removed again',
  DESKTOP,
  async ({ page, signedIn }) => {
    await page.clock.install();
    await signedIn('editor');
    await openDesk(page, 'content');
    await page.getByRole('button', { name: contentMessages['content.add.programs'].zh }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(contentMessages['content.name'].zh);
    await name.fill('Wrong name');
    await dialog.getByRole('button', { name: contentMessages['content.add'].zh }).click();
    await expect(dialog).toContainText(contentMessages['content.name_wrong'].zh);
    await name.fill('new-mba');
    await dialog.getByRole('button', { name: contentMessages['content.add'].zh }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('programs/new-mba');
    await expect(page.getByRole('alert')).toContainText(/改好以下 \d+ 处才能发布/);
    const shown = page.frameLocator('iframe').last();
    await expect(shown.getByText(contentFaultsMessages['content.fault.no_page'].zh)).toBeVisible();
    await expectNoFaultsInView(page);

    // Time for the editor to look for changes of others, between the removal and its answer.
    await page.route(/\/content\/document\?name=/, async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      const response = await route.fetch();
      await page.clock.fastForward(LOOK_EVERY_MS);
      return route.fulfill({ response });
    });
    await page.getByRole('button', { name: documentMessages['document.remove'].zh }).click();
    await dialog.getByRole('button', { name: documentMessages['document.remove'].zh }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentMessages['content.title'].zh);
    await expect(page.getByText('programs/new-mba')).toHaveCount(0);
  },
);

test(
  'EDIT-3 the page stands beside the form with what is typed, leads to its fields, and is shown by a link',
  DESKTOP,
  async ({ page, browser, signedIn }) => {
    await signedIn('editor');
    await openDesk(page, editor('programs/csu-mba'));
    const shown = page.frameLocator('iframe').last();
    const title = shown.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('工商管理硕士（MBA）');
    await title.click();
    await expect(field(page, 'title', 'zh')).toBeFocused();
    await type(page, field(page, 'title', 'zh'), '商科硕士');
    await expect(title).toHaveText('商科硕士');
    // A link leads nowhere else.
    const address = page.url();
    await shown.getByRole('link', { name: '首页' }).first().click();
    expect(page.url()).toBe(address);

    await page.getByRole('button', { name: documentMessages['document.share'].zh }).click();
    const link = await page.getByLabel(documentMessages['document.share.link'].zh).inputValue();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('商科硕士');
    await expect(stranger.getByRole('note').first()).toContainText('草稿，尚未发布');
    await stranger.context().close();
    await page.getByRole('button', { name: documentMessages['document.share.close'].zh }).click();

    await page.getByRole('button', { name: '英语' }).click();
    await expect(title).toHaveText('Master of Business Administration');
    await type(page, field(page, 'title', 'en'), '');
    await expect(title, 'what is missing does not hide the page').toHaveText('…');
    await type(page, field(page, 'title', 'en'), 'Master of Business Administration');
    await type(page, field(page, 'title', 'zh'), '工商管理硕士（MBA）');
  },
);

test.describe('on a phone', () => {
  test.use(PHONE_SCREEN);

  test(
    'EDIT-3 the page is laid over the form on a phone, and leads back to its fields',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('editor');
      await openDesk(page, editor('programs/hpu-mba'));
      await page.getByRole('button', { name: documentMessages['document.preview'].zh }).click();
      const title = page.frameLocator('iframe').getByRole('heading', { level: 1 });
      await expect(title).toHaveText('工商管理硕士（MBA）');
      await title.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(field(page, 'title', 'zh')).toBeFocused();
    },
  );
});

test(
  'EDIT-6 a source is found, read again with one click, and leads to the fact that rests on it',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('editor');
    await openDesk(page, 'facts');
    await page.getByRole('searchbox').fill('ua-llm');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    const renew = row.getByRole('button', { name: factsMessages['facts.still_true'].zh });
    await renew.click();
    await expect(page.getByRole('button', { name: factsMessages['facts.read_today'].zh }).first()).toBeDisabled();
    await page.getByRole('link', { name: factsMessages['facts.changed'].zh }).first().click();
    await expect(page.locator('main :focus')).toBeVisible();
  },
);

test(
  'EDIT-6 a year that contradicts its source stands above the list, with both places, until it is mended',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('editor');
    await openDesk(page, editor('schools/adrian'));
    const summary = field(page, 'summary', 'en');
    const before = await summary.inputValue();
    await type(page, summary, before.replace('founded in 1859', 'founded in 1861'));

    await openDesk(page, 'facts');
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
    await openDesk(page, 'facts');
    await expect(panel).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE_SCREEN);

  test(
    'EDIT-6 a source is read again with one tap, and its link is tried when somebody asks',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('editor');
      const path = encodeURIComponent(JSON.stringify(['sources', 'admissions', 'url']));
      await openDesk(page, `${editor('programs/hpu-msai')}&field=${path}`);
      const url = page.locator(':focus');
      const before = await url.inputValue();
      // An address that the server does not call: no test calls the real outside.
      await type(page, url, 'http://localhost/admissions');

      await openDesk(page, 'facts');
      await page.getByRole('searchbox').fill('localhost');
      await page.getByRole('button', { name: factsMessages['facts.still_true'].zh }).tap();
      await expect(page.getByRole('button', { name: factsMessages['facts.read_today'].zh })).toBeDisabled();
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

      await openDesk(page, `${editor('programs/hpu-msai')}&field=${path}`);
      await type(page, url, before);
    },
  );
});

test('EDIT-10 an editor is told that managers change the settings', DESKTOP, async ({ page, signedIn }) => {
  await signedIn('editor');
  await openDesk(page, editor('site'));
  await expect(page.getByText(documentMessages['document.for_managers'].zh)).toBeVisible();
  await openDesk(page, editor('stories/story-1-rit-train'));
  await expect(field(page, 'title', 'zh')).toBeVisible();
  await expect(page.locator('[id^="field-release"], [id^="field-isSample"]')).toHaveCount(0);
});

/** What is said of a programme of which hardly anything is known yet. */
const NEW_PROGRAM = {
  title: ['试读管理硕士', 'Master of Trial Management', 'Thạc sĩ Quản trị Thử nghiệm'],
  summary: [
    '这个项目的学习方式正在向学校核实。',
    'How this programme is studied is being confirmed with the school.',
    'Hình thức học của chương trình này đang được xác nhận với trường.',
  ],
  about: ['学的是怎样管理。', 'It is about management.', 'Ngành này học về quản trị.'],
  suits: ['想先问清楚的人。', 'You want to ask first.', 'Người muốn hỏi rõ trước.'],
  suitsNot: ['今年必须入学的人。', 'You have to start this year.', 'Người phải nhập học trong năm nay.'],
  toAsk: ['学费多少？', 'What is the tuition?', 'Học phí bao nhiêu?'],
} as const satisfies Record<string, Words>;
const STORY = 'stories/story-2-otago-kitchen';
const NEW_NAME = 'trial-mm';

/** Changes a price with its source, adds a programme with a picture, and replaces a story and takes that back. */
async function editAsEditor(page: Page): Promise<void> {
  await openDesk(page, editor('programs/iit-mba'));
  await unfold(page, '数据');
  await unfold(page, '学费');
  await unfold(page, '总学费');
  await type(page, field(page, 'facts', 'price', 'total', 'amount'), '16000');
  await expect(page.getByRole('alert'), 'the texts say another figure').toContainText('改好以下 3 处才能发布');
  for (const locale of LOCALES) {
    const text = field(page, 'facts', 'price', 'text', locale);
    await text.fill((await text.inputValue()).replace(/15([.,])000/, '16$1000'));
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await unfold(page, '来源');
  await unfold(page, 'coursera-faq');
  await type(page, field(page, 'sources', 'coursera-faq', 'checkedOn'), '2026-11-22');
  // A button that is half behind the bar counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFaultsInView(page);

  await openDesk(page, 'content');
  await page.getByRole('button', { name: contentMessages['content.add.programs'].zh }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(contentMessages['content.name'].zh).fill(NEW_NAME);
  await dialog.getByRole('button', { name: contentMessages['content.add'].zh }).click();
  await field(page, 'key').fill('mba');
  await field(page, 'school').selectOption('otago');
  await typeWords(page, ['title'], NEW_PROGRAM.title);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByRole('button', { name: /画面重点/ })).toBeVisible();
  await typeWords(page, ['summary'], NEW_PROGRAM.summary);
  await field(page, 'mode').selectOption('unconfirmed');
  await addWords(page, 'about', '专业介绍', NEW_PROGRAM.about);
  await addWords(page, 'suits', '适合谁', NEW_PROGRAM.suits);
  await addWords(page, 'suitsNot', '可能不适合谁', NEW_PROGRAM.suitsNot);
  await addWords(page, 'toAsk', '付款前要问', NEW_PROGRAM.toAsk);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectNoFaultsInView(page);

  await openDesk(page, editor(STORY));
  await typeWords(page, ['title'], ['午休的一小时', 'An hour at noon', 'Một giờ buổi trưa']);
  await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
  await expect(page.getByText(publishingMessages['publishing.by_managers'].zh)).toBeVisible();
  await expectNoFaultsInView(page);
  await discard(page, '午休的一小时');
  await expect(page.getByRole('listitem').filter({ hasText: 'US$16,000' }).first()).toBeVisible();
}

const JOURNEY =
  'EDIT-1 EDIT-6 EDIT-7 an editor changes a price with its source, adds a programme with a picture, and replaces a story';

test.describe('on a phone', () => {
  test.use(PHONE_SCREEN);

  test(JOURNEY, DESKTOP, async ({ page, signedIn }) => {
    await signedIn('editor');
    await editAsEditor(page);
    for (const title of [NEW_PROGRAM.title[0], '工商管理硕士（MBA）']) await discard(page, title);
  });
});

// The manager of the next test publishes what it leaves.
test(JOURNEY, DESKTOP, async ({ page, signedIn }) => {
  await signedIn('editor');
  await editAsEditor(page);
});

/** How long a publishing may take, at its low priority, on a machine with more to do than it can. */
const PATIENCE = { timeout: 300_000 };

test('EDIT-4 a manager reads what changed, publishes it, and takes it back', DESKTOP, async ({ page, signedIn }) => {
  await signedIn('manager');
  await openDesk(page, editor('programs/wu-mba'));
  await page.getByRole('button', { name: /^搜索关键词/ }).click();
  const first = field(page, 'keywords', 0);
  const before = await first.inputValue();
  await type(page, first, `${before} online`);
  await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `${before} online` })
      .first(),
  ).toContainText(before);
  await expectNoFaultsInView(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: publishingMessages['publishing.later'].zh }).click();
  const time = dialog.getByLabel(publishingMessages['publishing.time'].zh);
  await time.fill('2020-01-01T08:00');
  await dialog.getByRole('button', { name: publishingMessages['publishing.plan'].zh }).click();
  await expect(dialog).toContainText(publishingMessages['publishing.time_bad'].zh);
  await expectNoFaultsInView(page);
  await time.fill(localTime(new Date(Date.now() + MS_PER_DAY)));
  await dialog.getByRole('button', { name: publishingMessages['publishing.plan'].zh }).click();
  await expect(page.getByText(/将发布全部草稿/)).toBeVisible();
  await page.getByRole('button', { name: publishingMessages['publishing.plan_cancel'].zh }).click();
  await expect(page.getByText(/将发布全部草稿/)).toHaveCount(0);

  await page.getByRole('button', { name: publishingMessages['publishing.publish'].zh, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.publish'].zh }).click();
  await expect(page.getByText(/^已发布，用时 \d+ 秒/)).toBeVisible(PATIENCE);
  await expect(page.getByText(publishingMessages['publishing.nothing'].zh)).toBeVisible();
  const visitor = await page.context().newPage();
  for (const [index, locale] of LOCALES.entries()) {
    await visitor.goto(`/${locale}/program/${NEW_NAME}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NEW_PROGRAM.title[index] ?? '');
  }
  await visitor.goto('/en/program/iit-mba');
  await expect(visitor.getByText(/US\$16,000/).first()).toBeVisible();

  await page.getByRole('button', { name: publishingMessages['publishing.restore'].zh }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.restore'].zh }).click();
  await expect(page.getByText(/恢复自第 \d+ 版/)).toBeVisible(PATIENCE);
  await expect(page.getByText(`${before} online`).first(), 'the draft stays').toBeVisible();
  expect((await visitor.goto(`/zh/program/${NEW_NAME}`))?.status()).toBe(404);
  await visitor.close();
  await discard(page, NEW_PROGRAM.title[0]);
});

/** The width in px of a picture that the browser has read; 0 until then. */
const widthRead = (picture: Locator) =>
  picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

/** The length in seconds of a film that the browser has read; NaN until then. */
const secondsRead = (player: Locator) =>
  player.evaluate((element) => (element instanceof HTMLVideoElement ? element.duration : 0));

const FILM = 'films/why-1-one-adviser';

test(
  'EDIT-7 a picture and a film are uploaded in their forms, shown in the preview, published, and others chosen again',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager');
    await openDesk(page, editor('schools/rit'));
    const upload = page.locator('input[type="file"]');
    await upload.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert')).toContainText('JPEG、PNG 或 WebP');
    await upload.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    const focus = page.getByRole('button', { name: /左起 50%，上起 50%/ });
    await focus.click({ position: { x: 160, y: 40 } });
    await page.getByRole('button', { name: /画面重点/ }).press('ArrowUp');
    await expect(saved(page)).toBeVisible();
    const picture = (place: Page | FrameLocator) => place.locator('main img[src*="uploads/"]').first();
    const shown = picture(page.frameLocator('iframe').last());
    await expect.poll(() => widthRead(shown)).toBeGreaterThan(0);
    await expectNoFaultsInView(page);

    await openDesk(page, editor(FILM));
    const films = page.locator('input[type="file"][accept*="video"]');
    await films.setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
    await expect(page.getByRole('alert')).toContainText('MP4');
    await films.setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: filmBytes() });
    const player = page.getByLabel(filmsMessages['film.shown'].zh);
    await expect(player).toHaveAttribute('src', /uploads\/\w+-1280x720-8s$/);
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => secondsRead(player)).toBe(8);
    const source = (place: Page | FrameLocator) => place.locator('video source').first();
    await expect(source(page.frameLocator('iframe').last())).toHaveAttribute('src', /^\/api\/.+-8s\.mp4$/);
    await expectNoFaultsInView(page);

    await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
    await page.getByRole('button', { name: publishingMessages['publishing.publish'].zh, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.publish'].zh }).click();
    // What an earlier publishing has come to is shown until this one begins.
    await expect(page.getByText(publishingMessages['publishing.nothing'].zh)).toBeVisible(PATIENCE);
    const visitor = await page.context().newPage();
    await visitor.goto(`/zh/video/${FILM.slice('films/'.length)}`);
    const film = (await source(visitor).getAttribute('src')) ?? '';
    const part = await visitor.request.get(film, { headers: { range: 'bytes=4-7' } });
    expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);
    await visitor.goto('/zh/school/rit');
    await expect.poll(() => widthRead(picture(visitor))).toBeGreaterThan(0);
    const address = await picture(visitor).evaluate((element) => (element as HTMLImageElement).currentSrc);
    expect(address).toMatch(/\/_astro\/uploads\/.+-3x2-\d+\.avif$/);
    expect((await visitor.request.get(address)).headers()['cache-control']).toContain('immutable');
    await visitor.close();

    await page.getByRole('button', { name: publishingMessages['publishing.restore'].zh }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.restore'].zh }).click();
    await expect(page.getByText(publishingMessages['publishing.nothing'].zh)).toHaveCount(0, PATIENCE);
    await openDesk(page, editor('schools/rit'));
    await page.getByRole('button', { name: picturesMessages['picture.choose'].zh }).click();
    const used = page.getByRole('dialog').getByRole('button', { name: /^1600 × 1200/ });
    await expect(used).toHaveAttribute('aria-pressed', 'true');
    await expectNoFaultsInView(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('dialog').getByRole('button', { name: 'rochester' }).click();
    expect((await answered).ok()).toBe(true);
    await openDesk(page, editor(FILM));
    await page.getByRole('button', { name: filmsMessages['film.choose'].zh }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^8 秒，1280 × 720/ })).toBeVisible();
    await expectNoFaultsInView(page);
    await page.getByRole('dialog').getByRole('button', { name: 'why-1-one-adviser' }).click();
    await expect(saved(page)).toBeVisible();
  },
);
