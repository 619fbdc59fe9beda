/** What an editor changes and uploads, a manager publishes and takes back (EDIT-1, EDIT-4, EDIT-6, EDIT-7). */
import type { FrameLocator, Locator } from '@playwright/test';
import { LOCALES } from '../../../contract/locales.ts';
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import { filmsMessages } from '../../../features/content/desk/films/films.messages.ts';
import { editorPath } from '../../../features/content/desk/edits/ids/names.ts';
import { picturesMessages } from '../../../features/content/desk/pictures/pictures.messages.ts';
import { contentMessages } from '../../../features/content/desk/list/content.messages.ts';
import { documentMessages } from '../../../features/content/desk/document/document.messages.ts';
import { publishingMessages } from '../../../features/content/desk/publishing/publishing.messages.ts';
import { localTime } from '../../../desk/words/local-time.ts';
import { filmBytes } from '../../support/media/films.ts';
import { expectNoFaultsInView } from '../page-checks.ts';
import { PHONE_SCREEN } from '../phone-screen.ts';
import {
  addWords,
  countPresses,
  discard,
  editor,
  field,
  PATIENCE,
  photo,
  saved,
  type,
  typeWords,
  unfold,
  withoutPreview,
  type Words,
} from './editor.ts';
import { test } from './own-server.ts';
import { DESKTOP, expect, goToScreen, type Page } from './staff-fixtures.ts';

// A publishing takes all drafts along: one test after the other, those with a phone's screen too.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
// What is no picture and no film is sent, and a time that is over.
test.use({ expectedNoise: [/status of 422/] });

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
const FILM = 'films/why-1-one-adviser';
const NEW_NAME = 'trial-mm';

/** Gives a price a source of its own, with another day; then another one; and chooses each again: neither is lost. */
async function changeSource(page: Page): Promise<void> {
  const part = (...name: string[]) => field(page, 'facts', 'price', 'source', ...name);
  const shared = page.getByText(/^本文档有 \d+ 处用这个来源/);
  await unfold(page, '核对于');
  await expect(shared).toBeVisible();
  await page.getByRole('button', { name: documentMessages['document.source.split'].zh }).click();
  await expect(shared).toHaveCount(0);
  await type(page, part('checkedOn'), '2026-11-22');
  const own = await part().inputValue();
  await part().selectOption({ label: documentMessages['document.source.new'].zh });
  await part('publisher').fill('Illinois Tech, tuition');
  await type(page, part('url'), 'iit');
  await expect(page.getByRole('alert')).toContainText('数据 › 学费 › 来源 › 网址');
  await type(page, part('url'), 'www.iit.edu/tuition');
  await expect(page.getByRole('alert'), 'https:// is added while one still types').toHaveCount(0);
  await expect(part('url')).toHaveValue('www.iit.edu/tuition');
  await part('publisher').focus();
  await expect(part('url')).toHaveValue('https://www.iit.edu/tuition');
  const typed = await part().inputValue();
  await part().selectOption(own);
  await expect(part('checkedOn'), 'nothing named it, and it is there again').toHaveValue('2026-11-22');
  await part().selectOption(typed);
  await expect(part('publisher')).toHaveValue('Illinois Tech, tuition');
  await part().selectOption(own);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Changes a price with its source, adds a programme with a picture, and replaces a story and takes that back. */
async function editAsEditor(page: Page): Promise<void> {
  await goToScreen(page, editor('programs/iit-mba'));
  await unfold(page, '关键数据');
  await unfold(page, '学费');
  await unfold(page, '总学费');
  await type(page, field(page, 'facts', 'price', 'total', 'amount'), '16000');
  await expect(page.getByRole('alert'), 'the texts say another figure').toContainText('改好以下 3 处才能发布');
  for (const locale of LOCALES) {
    const text = field(page, 'facts', 'price', 'text', locale);
    await text.fill((await text.inputValue()).replace(/15([.,])000/, '16$1000'));
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await changeSource(page);
  await expectNoFaultsFromTop(page);

  await goToScreen(page, 'content');
  await page.getByRole('button', { name: contentMessages['content.add.programs'].zh }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(contentMessages['content.name'].zh).fill(NEW_NAME);
  await dialog.getByRole('button', { name: contentMessages['content.add'].zh }).click();
  await field(page, 'key').selectOption('mba');
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
  await expect(page.getByText(/还有 \d+ 处要填写/)).toHaveCount(0);
  await expectNoFaultsFromTop(page);

  await goToScreen(page, editor(STORY));
  await typeWords(page, ['title'], ['午休的一小时', 'An hour at noon', 'Một giờ buổi trưa']);
  await page.getByRole('button', { name: documentMessages['document.ready'].zh }).click();
  await expect(page.getByText(/由你标为可以发布/)).toBeVisible();
  await type(page, field(page, 'title', 'zh'), '午休的一个小时');
  await expect(page.getByRole('alert'), 'an edit takes the mark away').toContainText('标记已取消');
  await page.getByRole('button', { name: documentMessages['document.history'].zh }).click();
  await expect(page.getByText(documentMessages['document.ready_ended_by'].zh)).toBeVisible();
  await type(page, field(page, 'title', 'zh'), '午休的一小时');
  await page.getByRole('button', { name: documentMessages['document.ready'].zh }).click();
  await expect(page.getByText(/由你标为可以发布/).first()).toBeVisible();
  const discarded = page.getByRole('button', { name: `${publishingMessages['publishing.discard'].zh}: 午休的一小时` });
  await expect(discarded, 'in the document too').toBeVisible();
  await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
  await expect(page.getByText(publishingMessages['publishing.by_managers'].zh)).toContainText(
    /你的草稿有 1 个已标为可以发布/,
  );
  await expectNoFaultsInView(page, { rules: 'not looks' });
  await discard(page, '午休的一小时', '可以逐处恢复');
  await expect(page.getByRole('listitem').filter({ hasText: 'US$16,000' }).first()).toBeVisible();
}

/** The width in px of a picture that the browser has read; 0 until then. */
const widthRead = (picture: Locator) =>
  picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

/** The length in seconds of a film that the browser has read; NaN until then. */
const secondsRead = (player: Locator) =>
  player.evaluate((element) => (element instanceof HTMLVideoElement ? element.duration : 0));

/** The first uploaded picture of a page. */
const uploadedPicture = (place: Page | FrameLocator) => place.locator('main img[src*="uploads/"]').first();

/** Where the first film of a page comes from. */
const filmSource = (place: Page | FrameLocator) => place.locator('video source').first();

/**
 * Comes from one document, which alone is chosen, chooses a list that names the new programme too, and is told that this is
 * needed; nothing is published by it, and the list can be left out.
 */
async function chooseWhatIsNeeded(page: Page): Promise<void> {
  const box = (title: string | RegExp) => page.getByRole('checkbox', { name: title });
  const chosen = page.getByRole('checkbox', { name: /^发布/, checked: true });
  await expect(chosen, 'the document that one comes from').toHaveCount(1);
  const categories = contentMessages['content.document.categories'].zh;
  await box(`发布“${categories}”`).check();
  await page.getByRole('button', { name: '发布 2 项' }).click();
  await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.publish'].zh }).click();
  const refused = page.getByRole('alert').filter({ hasText: publishingMessages['publishing.refused'].zh });
  await expect(refused).toContainText(`需要一起发布“${NEW_PROGRAM.title[0]}`, PATIENCE);
  await expectNoFaultsInView(page, { rules: 'not looks' });
  await refused.getByRole('button', { name: '有问题的 1 项先不发布' }).click();
  await expect(box(`发布“${categories}”`)).not.toBeChecked();
  await refused.getByRole('button', { name: publishingMessages['publishing.needs_add'].zh }).click();
  await expect(box(new RegExp(`^发布“${NEW_PROGRAM.title[0]}`))).toBeChecked();
  await discard(page, categories, '可以逐处恢复');
}

/** From the top: what has scrolled half beneath the bar would be too small a target. */
async function expectNoFaultsFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoFaultsInView(page, { rules: 'not looks' });
}

test.describe('on a phone', () => {
  test.use(PHONE_SCREEN);

  test(
    'EDIT-1 EDIT-6 EDIT-7 an editor changes a price with its source, adds a programme with a picture, and replaces a story',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('editor');
      await editAsEditor(page);
    },
  );
});

test(
  'EDIT-7 a picture and a film are uploaded in their forms and shown in the preview',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('editor');
    await goToScreen(page, editor('schools/rit'));
    const upload = page.locator('input[type="file"]');
    await upload.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert')).toContainText('JPEG、PNG 或 WebP');
    await upload.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    const focus = page.getByRole('button', { name: /左起 50%，上起 50%/ });
    await focus.click({ position: { x: 160, y: 40 } });
    await page.getByRole('button', { name: /画面重点/ }).press('ArrowUp');
    await expect(saved(page)).toBeVisible();
    const shown = uploadedPicture(page.frameLocator('iframe').last());
    // Its forms are made now, beside whatever else the server makes.
    await expect.poll(() => widthRead(shown), PATIENCE).toBeGreaterThan(0);
    await expectNoFaultsFromTop(page);

    await goToScreen(page, editor(FILM));
    const films = page.locator('input[type="file"][accept*="video"]');
    await films.setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
    await expect(page.getByRole('alert')).toContainText('MP4');
    await films.setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: filmBytes() });
    const player = page.getByLabel(filmsMessages['film.shown'].zh);
    await expect(player).toHaveAttribute('src', /uploads\/\w+-1280x720-8s$/);
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => secondsRead(player)).toBe(8);
    await expect(page.getByText(filmsMessages['film.silent'].zh)).toBeVisible();
    await expect(filmSource(page.frameLocator('iframe').last())).toHaveAttribute('src', /^\/api\/.+-8s\.mp4$/);
    await expectNoFaultsFromTop(page);
  },
);

// What the tests before have left is published.
test(
  'EDIT-4 EDIT-7 a manager reads what changed, and publishes a typo that is mended',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager');
    await withoutPreview(page);
    await goToScreen(page, editorPath('categories', [1, 'programs', 0]).slice(1));
    await field(page, 1, 'programs', 0).selectOption(NEW_NAME);
    await expect(saved(page)).toBeVisible();
    await goToScreen(page, editor('programs/wu-mba'));
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
    await expectNoFaultsInView(page, { rules: 'not looks' });

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: publishingMessages['publishing.later'].zh }).click();
    const time = dialog.getByLabel(publishingMessages['publishing.time'].zh);
    await time.fill('2020-01-01T08:00');
    await dialog.getByRole('button', { name: publishingMessages['publishing.plan'].zh }).click();
    await expect(dialog).toContainText(publishingMessages['publishing.time_bad'].zh);
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await time.fill(localTime(new Date(Date.now() + MS_PER_DAY)));
    await dialog.getByRole('button', { name: publishingMessages['publishing.plan'].zh }).click();
    await expect(page.getByText(/将发布全部草稿/)).toBeVisible();
    await page.getByRole('button', { name: publishingMessages['publishing.plan_cancel'].zh }).click();
    await expect(page.getByText(/将发布全部草稿/)).toHaveCount(0);

    await goToScreen(page, 'content');
    const presses = await countPresses(page);
    await page.getByRole('searchbox').click();
    await page.keyboard.type('湖边算一笔账');
    await page.locator('mark').first().click();
    await expect(field(page, 'title', 'zh')).toBeFocused();
    for (const locale of LOCALES) {
      if (locale !== 'zh') await field(page, 'title', locale).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' 2');
    }
    await expect(saved(page)).toBeVisible();
    await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
    await page.getByRole('button', { name: '发布 1 项' }).click();
    const last = dialog.getByRole('button', { name: publishingMessages['publishing.publish'].zh });
    await expect(last).toBeVisible();
    expect(await presses(), 'a typo in three languages, from the list to the last press').toBeLessThanOrEqual(6);
    await last.click();
    await expect(page.getByText(/^访客现在看到的是第 \d+ 版/)).toBeVisible(PATIENCE);
    const visitor = await page.context().newPage();
    await visitor.goto('/en');
    await expect(visitor.getByText(/three days by a lake\s2/).first()).toBeAttached();
  },
);

test(
  'EDIT-4 EDIT-7 a manager publishes all that changed with its picture and film, and takes it back',
  // Makes the whole site anew.
  { tag: ['@desktop', '@thorough'] },
  async ({ page, signedIn }) => {
    await signedIn('manager');
    await withoutPreview(page);
    await goToScreen(page, editor('programs/wu-mba'));
    await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
    const dialog = page.getByRole('dialog');
    await chooseWhatIsNeeded(page);
    await page.getByRole('checkbox', { name: /^全选/ }).check();
    await page.getByRole('button', { name: publishingMessages['publishing.publish'].zh, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.publish'].zh }).click();
    await expect(page.getByText(publishingMessages['publishing.step.pages'].zh)).toBeVisible();
    await expect(page.getByText(publishingMessages['publishing.leave'].zh).first()).toBeVisible();
    await expect(page.getByText(/^已用 \d+ 秒/)).toBeVisible();
    await expect(page.getByText(/^访客现在看到的是第 \d+ 版/)).toBeVisible(PATIENCE);
    await expect(page.getByText(publishingMessages['publishing.nothing'].zh)).toBeVisible();
    const visitor = await page.context().newPage();
    for (const [index, locale] of LOCALES.entries()) {
      await visitor.goto(`/${locale}/program/${NEW_NAME}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NEW_PROGRAM.title[index] ?? '');
    }
    await visitor.goto('/en/program/iit-mba');
    await expect(visitor.getByText(/US\$16,000/).first()).toBeVisible();
    await visitor.goto(`/zh/video/${FILM.slice('films/'.length)}`);
    const film = (await filmSource(visitor).getAttribute('src')) ?? '';
    const part = await visitor.request.get(film, { headers: { range: 'bytes=4-7' } });
    expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);
    await visitor.goto('/zh/school/rit');
    await expect.poll(() => widthRead(uploadedPicture(visitor)), PATIENCE).toBeGreaterThan(0);
    const address = await uploadedPicture(visitor).evaluate((element) => (element as HTMLImageElement).currentSrc);
    expect(address).toMatch(/\/_astro\/uploads\/.+-3x2-\d+\.avif$/);
    expect((await visitor.request.get(address)).headers()['cache-control']).toContain('immutable');

    await page.getByRole('button', { name: publishingMessages['publishing.restore'].zh }).first().click();
    await dialog.getByRole('radio', { name: publishingMessages['publishing.restore.pages'].zh }).check();
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await dialog.getByRole('button', { name: publishingMessages['publishing.restore'].zh }).click();
    await expect(page.getByText(/恢复自第 \d+ 版/)).toBeVisible(PATIENCE);
    await expect(page.getByText('MBA online').first(), 'the draft stays').toBeVisible();
    await expect(page.getByText(publishingMessages['publishing.taken_back'].zh).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^发布/, checked: true }), 'and is not chosen').toHaveCount(0);
    await expect(page.getByText(/^(上次|最近几次)发布用了/).first()).toBeVisible();
    expect((await visitor.goto(`/zh/program/${NEW_NAME}`))?.status()).toBe(404);

    await visitor.close();
    await discard(page, NEW_PROGRAM.title[0], '访客看不到它');

    await goToScreen(page, editor('schools/rit'));
    await page.getByRole('button', { name: picturesMessages['picture.choose'].zh }).click();
    const used = page.getByRole('dialog').getByRole('button', { name: /^1600 × 1200/ });
    await expect(used).toHaveAttribute('aria-pressed', 'true');
    await expectNoFaultsInView(page, { rules: 'not looks' });
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('dialog').getByRole('button', { name: 'rochester' }).click();
    expect((await answered).ok()).toBe(true);
    await goToScreen(page, editor(FILM));
    await page.getByRole('button', { name: filmsMessages['film.choose'].zh }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^8 秒，1280 × 720/ })).toBeVisible();
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await page.getByRole('dialog').getByRole('button', { name: 'why-1-one-adviser' }).click();
    await expect(saved(page)).toBeVisible();
  },
);
