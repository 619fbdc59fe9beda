/** The student stories of the home page: deck, tags, list, detail view and the ways into WeChat. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { expect, islandReady, LOCALES, type Page, test, WECHAT_USER_AGENT } from './fixtures.ts';

const STORY_IDS = [
  'story-rit-train',
  'story-otago-kitchen',
  'story-nau-mountain-campus',
  'story-rit-rooftop',
  'story-otago-lake',
];

const section = (page: Page): Locator => page.locator('[data-section="stories"]');
const card = (page: Page, index: number): Locator => page.locator(`#${STORY_IDS[index]}`);
const groups = (page: Page): Locator => section(page).locator('button:has([data-tag])');
const litGroup = (page: Page): Locator => section(page).locator('button[data-lit]');
const pulsing = (page: Page): Locator => section(page).locator('[data-pulsing]');

/** Opens the home page and waits until the stories run; the pointer stays clear of them. */
async function openStories(page: Page, path = '/en/'): Promise<void> {
  await page.goto(path);
  await section(page).scrollIntoViewIfNeeded();
  await islandReady(page, 'stories');
}

/** Takes the pointer off the deck, and gives the page the frame in which it notices. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.clock.runFor(100);
}

/** The same with a clock that only the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openStories(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await expect(section(page)).toHaveAttribute('data-active', /\d/);
  // From a known story, with nothing held: pointer and focus leave, and a full interval lies ahead.
  await groups(page).first().click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await moveAway(page);
  await expect(section(page)).toHaveAttribute('data-active', '0');
}

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('STORY-1 previous and next go through five stories and wrap both ways', async ({ page }) => {
    await openStories(page);
    await section(page).getByRole('button', { name: 'Pause the stories' }).click();
    const before = Number(await section(page).getAttribute('data-active'));
    const next = section(page).getByRole('button', { name: 'Next story' });
    for (let step = 1; step <= 5; step++) {
      await next.click();
      await expect(section(page)).toHaveAttribute('data-active', String((before + step) % 5));
    }
    await groups(page).first().click();
    await section(page).getByRole('button', { name: 'Previous story' }).click();
    await expect(section(page)).toHaveAttribute('data-active', '4');
  });

  test('STORY-1 the deck turns after 5000 ms and not before', async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(4800);
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await page.clock.runFor(300);
    await expect(section(page)).toHaveAttribute('data-active', '1');
    await page.clock.runFor(5000);
    await expect(section(page)).toHaveAttribute('data-active', '2');
  });

  test('STORY-1 the timer is cleared while the pointer is on the deck', async ({ page }) => {
    await openWithClock(page);
    await card(page, 0).getByRole('heading').hover();
    await page.clock.runFor(100);
    await page.clock.runFor(20_000);
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await moveAway(page);
    await page.clock.runFor(5100);
    await expect(section(page)).toHaveAttribute('data-active', '1');
  });

  test('STORY-1 the timer is cleared when the page is left', async ({ page }) => {
    await openWithClock(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await page.clock.runFor(100);
    await page.clock.runFor(20_000);
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.clock.runFor(100);
    await page.clock.runFor(5100);
    await expect(section(page)).toHaveAttribute('data-active', '1');
  });

  test('HOME-10 the stories can be paused and played again', async ({ page }) => {
    await openWithClock(page);
    await section(page).getByRole('button', { name: 'Pause the stories' }).click();
    await moveAway(page);
    await page.clock.runFor(20_000);
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await section(page).getByRole('button', { name: 'Play the stories' }).click();
    await moveAway(page);
    await page.clock.runFor(5100);
    await expect(section(page)).toHaveAttribute('data-active', '1');
  });

  test('HOME-10 the stories do not turn for who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page);
    await page.clock.runFor(20_000);
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await expect(section(page).getByRole('button', { name: /the stories$/ })).toBeHidden();
  });

  test('NAV-5 arrow keys change the story, and the focus stays on what is shown', async ({ page }) => {
    await openStories(page);
    await groups(page).first().click();
    await card(page, 0).getByRole('link', { name: 'Read the story' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section(page)).toHaveAttribute('data-active', '1');
    await expect(card(page, 1).getByRole('link', { name: 'Read the story' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(section(page)).toHaveAttribute('data-active', '4');
    await expect(section(page).locator('[aria-live="polite"]')).toContainText('Story 5 of 5');
  });

  test('STORY-2 the lit tag group follows the story', async ({ page }) => {
    await openWithClock(page);
    await expect(groups(page)).toHaveCount(5);
    await expect(groups(page).nth(0)).toHaveAttribute('data-lit');
    await page.clock.runFor(5200);
    await expect(groups(page).nth(1)).toHaveAttribute('data-lit');
    await expect(litGroup(page)).toHaveCount(1);
  });

  test('STORY-2 hovering a group focuses it for as long as the pointer stays', async ({ page }) => {
    await openWithClock(page);
    await groups(page).nth(3).hover();
    await expect(groups(page).nth(3)).toHaveAttribute('data-lit');
    await page.clock.runFor(100);
    await expect(card(page, 3).getByRole('link', { name: 'Read the story' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(groups(page).nth(3)).toHaveAttribute('data-lit');
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await page.mouse.move(2, 2);
    await expect(groups(page).nth(0)).toHaveAttribute('data-lit');
    await expect(litGroup(page)).toHaveCount(1);
  });

  test('STORY-2 the keyboard focuses a group as the pointer does, and Enter goes to its story', async ({ page }) => {
    await openWithClock(page);
    await groups(page).nth(1).focus();
    await page.keyboard.press('Tab');
    await expect(groups(page).nth(2)).toHaveAttribute('data-lit');
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await page.keyboard.press('Enter');
    await expect(section(page)).toHaveAttribute('data-active', '2');
    await expect(groups(page).nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('STORY-2 a change of focus pulses the tags of the group for 1000 ms', async ({ page }) => {
    await openWithClock(page);
    await page.clock.runFor(2000);
    await expect(pulsing(page)).toHaveCount(0);
    const tags = await groups(page).nth(3).locator('[data-tag]').count();
    await groups(page).nth(3).hover();
    await expect(groups(page).nth(3).locator('[data-pulsing]')).toHaveCount(tags);
    await page.clock.runFor(900);
    await expect(pulsing(page)).toHaveCount(tags);
    await page.clock.runFor(200);
    await expect(pulsing(page)).toHaveCount(0);
  });

  test('STORY-1 nothing moves aside when the story changes', async ({ page }) => {
    await openStories(page);
    await section(page).getByRole('button', { name: 'Pause the stories' }).click();
    const height = async () => (await section(page).boundingBox())?.height;
    const first = await height();
    for (let step = 0; step < 5; step++) {
      await section(page).getByRole('button', { name: 'Next story' }).click();
      expect(await height()).toBe(first);
    }
  });

  test('STORY-6 other devices get a QR code and no button', async ({ page }) => {
    await openStories(page);
    const prompt = section(page).getByRole('complementary');
    await expect(prompt.getByRole('img')).toBeVisible();
    await expect(prompt.getByRole('button')).toBeHidden();
    expect((await page.request.get((await prompt.getByRole('img').getAttribute('src')) ?? '')).status()).toBe(200);
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('STORY-3 the list shows three stories, expands to all and collapses to its top', async ({ page }) => {
    await openStories(page);
    const items = section(page).locator('#stories-list > li');
    const control = section(page).locator('button[aria-controls="stories-list"]');
    await expect(items.filter({ visible: true })).toHaveCount(3);
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await control.click();
    await expect(items.filter({ visible: true })).toHaveCount(5);
    await expect(control).toHaveAttribute('aria-expanded', 'true');
    await control.click();
    await expect(items.filter({ visible: true })).toHaveCount(3);
    await expect(items.first()).toBeInViewport();
    await expect(section(page).locator('#stories-list')).toBeFocused();
  });

  test('STORY-1 the list does not move by itself', async ({ page }) => {
    await page.clock.install();
    await openStories(page);
    await page.clock.fastForward(30_000);
    await expect(section(page)).toHaveAttribute('data-active', '0');
  });

  test('STORY-6 a button opens the WeChat app, and the QR code comes when the app did not', async ({ page }) => {
    await openStories(page);
    const prompt = section(page).getByRole('complementary');
    await expect(prompt.getByRole('img')).toBeHidden();
    const opened = page
      .waitForEvent('request', { predicate: (request) => request.url().startsWith('weixin:'), timeout: 3000 })
      .catch(() => null);
    await prompt.getByRole('button', { name: 'Open WeChat' }).click();
    await expect(prompt.getByRole('status')).toHaveText('Account copied. Open WeChat and search for it.');
    await expect(prompt.getByRole('img')).toBeVisible({ timeout: 4000 });
    await opened;
  });
});

test.describe('the detail view', () => {
  const open = async (page: Page, index: number, path = '/en/') => {
    await page.goto(`${path}#${STORY_IDS[index]}`);
    await islandReady(page, 'stories');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test('STORY-4 a story opens in a dialog that locks the page and gives the focus back', async ({ page }) => {
    await openStories(page);
    const link = section(page).getByRole('link', { name: 'Read the story' }).first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    const dialog = page.getByRole('dialog', { name: /.+/ });
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-locked');
    expect(new URL(page.url()).hash).toMatch(/^#story-/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    await expect(link).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('STORY-4 the close button and the backdrop close it', async ({ page, isMobile }) => {
    const dialog = await open(page, 0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    if (isMobile) return; // There it fills the screen.
    await section(page).getByRole('link', { name: 'Read the story' }).first().click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  for (const [index, school, degree] of [
    [0, 'Rochester Institute of Technology', 'RIT online master’s (sample)'],
    [1, 'University of Otago', 'MBA (online)'],
    [2, 'Northern Arizona University', 'MS in Computer Science'],
  ] as const) {
    test(`STORY-7 the header of story ${index + 1} names ${school} on its gradient`, async ({ page }) => {
      const dialog = await open(page, index);
      const header = dialog.locator('header');
      await expect(header).toContainText(school);
      await expect(header).toContainText(degree);
      await expect(header.getByRole('listitem')).not.toHaveCount(0);
      expect(await header.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
        'linear-gradient',
      );
    });
  }

  test('STORY-4 a story of type video shows its film, silent and only fetched when started', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    const dialog = await open(page, 0);
    const video = dialog.locator('video');
    await expect(video).toHaveAttribute('controls');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('poster', /./);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('playsInline', true);
    expect(films).toEqual([]);
    const track = await video.locator('track').first().getAttribute('src');
    expect(track).toMatch(/\.en\.vtt$/);
    expect((await page.request.get(track ?? '')).status()).toBe(200);
  });

  test('STORY-4 a story of type url ends with its link in the form of the page', async ({ page }) => {
    const dialog = await open(page, 4);
    await expect(dialog.getByRole('link', { name: /See the page/ })).toHaveAttribute('href', '/en/lpv1/info-v2');
    await expect(dialog.locator('video')).toHaveCount(0);
  });

  test('STORY-4 the pictures of a story are stepped through', async ({ page }) => {
    const dialog = await open(page, 1);
    const gallery = dialog.locator('figure[data-active]');
    await expect(gallery).toHaveAttribute('data-active', '0');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery).toHaveAttribute('data-active', '1');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery).toHaveAttribute('data-active', '0');
  });

  test('STORY-4 the WeChat hint has three steps: copy, search, reply', async ({ page }) => {
    const dialog = await open(page, 0);
    const steps = dialog.getByRole('complementary').locator('ol > li');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0)).toContainText('Copy');
    await expect(steps.nth(1)).toContainText('Search');
    await expect(steps.nth(2)).toContainText('Reply');
  });

  test('STORY-7 an address with a story’s anchor opens each story, in each language', async ({ page }) => {
    test.slow();
    for (const locale of LOCALES) {
      for (const [index] of STORY_IDS.entries()) {
        const dialog = await open(page, index, `/${locale}/`);
        await expect(dialog).toHaveAttribute('aria-labelledby', `${STORY_IDS[index]}-detail`);
        await page.goto('about:blank');
      }
    }
  });

  test('TRUST-4 a sample story is marked as one, in the list and in its detail view', async ({ page }) => {
    const dialog = await open(page, 0);
    await expect(dialog.getByText('Sample story · invented person')).toBeVisible();
    await expect(page.locator('#stories-list .sample-mark')).toHaveCount(5);
  });

  test('NAV-5 section and detail view pass the accessibility check', async ({ page }) => {
    const dialog = await open(page, 0);
    await page.waitForTimeout(600);
    const inDialog = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(inDialog.violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const inSection = await new AxeBuilder({ page }).include('[data-section="stories"]').analyze();
    expect(inSection.violations).toEqual([]);
  });
});

test('STORY-5 outside WeChat there is no copy button', async ({ page }) => {
  await page.goto(`/en/#${STORY_IDS[0]}`);
  await islandReady(page, 'stories');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the account', includeHidden: true })).toHaveCount(0);
});

test.describe('inside WeChat', () => {
  test.use({ userAgent: WECHAT_USER_AGENT });

  const hint = async (page: Page, path: string) => {
    await page.goto(`${path}#${STORY_IDS[0]}`);
    await islandReady(page, 'stories');
    return page.getByRole('dialog').getByRole('complementary');
  };

  test('STORY-5 the account can be copied, and the page says so', async ({ page }) => {
    const guide = await hint(page, '/zh/');
    await guide.getByRole('button', { name: '复制微信号' }).click();
    await expect(guide.getByRole('status')).toHaveText('微信号已复制，请打开微信搜索。');
    await expect(page.locator('textarea[aria-hidden]')).toHaveCount(0);
  });

  test('STORY-5 a hidden text area copies what the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => {
        const area = document.activeElement;
        document.title = area instanceof HTMLTextAreaElement ? area.value : '';
        return true;
      };
    });
    const guide = await hint(page, '/en/');
    await guide.getByRole('button', { name: 'Copy the account' }).click();
    await expect(guide.getByRole('status')).toHaveText('Account copied. Open WeChat and search for it.');
    await expect(page).toHaveTitle((await guide.locator('p b').textContent()) ?? '');
  });

  test('STORY-5 when nothing copies, the page says how to do it by hand', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
      document.execCommand = () => false;
    });
    const guide = await hint(page, '/vi/');
    await guide.getByRole('button', { name: 'Sao chép tài khoản' }).click();
    await expect(guide.getByRole('alert')).toContainText('Không sao chép được.');
  });

  test('STORY-6 the open button is not there, and the QR code asks for a long press', async ({ page }) => {
    const guide = await hint(page, '/zh/');
    await expect(guide.getByRole('button', { name: '打开微信' })).toHaveCount(0);
    await expect(guide.getByRole('img')).toBeVisible();
    await expect(guide.locator('figcaption')).toHaveText('长按识别二维码');
    const size = await guide.getByRole('img').boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(200);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 all five stories and their full texts can be read', async ({ page }) => {
    await page.goto('/en/');
    const cards = section(page).locator('#stories-list > li');
    await expect(cards.filter({ visible: true })).toHaveCount(5);
    for (let index = 0; index < 5; index++) {
      const details = cards.nth(index).locator('details');
      await details.locator('summary').click();
      await expect(details.locator('p').first()).toBeVisible();
      await expect(cards.nth(index).getByRole('heading')).toBeVisible();
    }
  });
});
