/** The frame of the staff's desk: menu by role, what is remembered, the phone, what it loads (DESK-2, DESK-10, PAGE-8). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROLES, type Role } from '../../../contract/staff/access.ts';
import { expectNoFaultsInView } from '../page-checks.ts';
import { putLead } from './leads.ts';
import { DESKTOP, expect, goInDesk, openDesk, type Page, PHONE, test } from './staff-fixtures.ts';

const CLIENT = path.join(import.meta.dirname, '../../../dist/client');
/** Entries of the menu that only some roles have. */
const MANAGERS_ALONE = ['/import', '/notices', '/retention', '/staff', '/log'];
/** What each role must and must not find in the menu; paths below `/dashboard`. */
const MENU: Record<Role, { shown: string[]; hidden: string[] }> = {
  editor: { shown: ['/figures'], hidden: [...MANAGERS_ALONE, '/leads', '/requests'] },
  viewer: { shown: ['', '/leads'], hidden: [...MANAGERS_ALONE, '/requests'] },
  consultant: { shown: ['', '/leads', '/requests'], hidden: MANAGERS_ALONE },
  manager: { shown: ['', '/leads', '/requests', ...MANAGERS_ALONE], hidden: [] },
};
/**
 * What a desk that was open before may load to be there again within two seconds, on a slow phone's 50 kB/s and 400 ms a
 * round trip too: a document and a few answers, two round trips, and about half a second for its script.
 */
const WARM_TRANSFER_MAX_BYTES = 10_000;
const WARM_SCRIPT_MAX_BYTES = 1_000_000;
const WARM_CALLS_MAX = 5;

/** What the home of the desk may load of script until its first row stands: bytes in brotli, and files. */
const FIRST_SCRIPT_MAX_BYTES = 120_000;
const FIRST_SCRIPT_MAX_FILES = 2;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');

test('DESK-2 the menu shows each role what it may do, and nothing else', DESKTOP, async ({ page, signedIn }) => {
  for (const role of ROLES) {
    // What is open asks on by itself, with the cookies of whoever comes next.
    await page.goto('about:blank');
    await signedIn(role, 'en');
    await openDesk(page, 'account');
    const names = () =>
      menuOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/dashboard', '')));
    await expect.poll(names, role).toEqual(expect.arrayContaining(MENU[role].shown));
    const shown = await names();
    expect(
      MENU[role].hidden.filter((one) => shown.includes(one)),
      role,
    ).toEqual([]);
    // Nor does an address lead there: the rules of all are tried at the API, and that of one here.
    const [hidden] = MENU[role].hidden;
    if (hidden === undefined) continue;
    await goInDesk(page, hidden.slice(1));
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  }
});

test(
  'PAGE-8 theme, sidebar and language are remembered, and outlive logging out',
  DESKTOP,
  async ({ page, office, context, signedIn }) => {
    const person = await signedIn('manager', 'en');
    await openDesk(page, 'account');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name: 'Tiếng Việt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tài khoản của tôi');

    const expectKept = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await expect(page.getByRole('button', { name: 'Chuyển sang giao diện sáng' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mở rộng thanh bên' })).toHaveAttribute('aria-expanded', 'false');
      expect(await ground()).not.toBe(light);
      await expect(page).toHaveTitle(/^Tài khoản của tôi · /);
    };
    await page.reload();
    await expectKept();
    await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // The site speaks the language that was chosen at the desk.
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    // The sign-in page would lead on by itself once there is a session.
    await page.goto('about:blank');
    await office.signIn(context, person);
    await openDesk(page, 'account');
    await expectKept();
  },
);

test(
  'DESK-10 on a phone the menu is a drawer that closes when a screen is chosen',
  PHONE,
  async ({ page, signedIn }) => {
    await signedIn('manager', 'en');
    await openDesk(page, 'account');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer).toBeVisible();
    await expectNoFaultsInView(page);
    await drawer.getByRole('link', { name: 'Log', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
    await expect(drawer).toBeHidden();
  },
);

test(
  'DESK-10 a desk that was open before is there again after a few kilobytes, little script and few calls',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('consultant', 'zh');
    await openDesk(page, 'account');
    // What no screen shows at first comes once the browser is idle, all of it together.
    const hasDeferred = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('MenuDrawer'));
    await page.waitForFunction(hasDeferred);
    await page.waitForLoadState('networkidle');
    await openDesk(page, 'account');
    const loaded = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return [document, ...files].flatMap((one) =>
        one ? [{ url: one.name, transferred: one.transferSize, size: one.decodedBodySize }] : [],
      );
    });
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
    const files = loaded.filter(({ url }) => url.includes('/_desk/'));
    const scripts = files.filter(({ url }) => url.endsWith('.js'));
    const calls = loaded.filter(({ url }) => url.includes('/api/')).map(({ url }) => url);
    const transferred = sum(loaded.map((one) => one.transferred));
    const script = sum(scripts.map(({ size }) => size));
    const description = `transferred ${transferred}, script ${script}, calls ${calls.length}`;
    test.info().annotations.push({ type: 'bytes', description });
    expect(scripts).not.toEqual([]);
    expect(files.filter((one) => one.transferred > 0)).toEqual([]);
    expect(transferred).toBeLessThanOrEqual(WARM_TRANSFER_MAX_BYTES);
    expect(script).toBeLessThanOrEqual(WARM_SCRIPT_MAX_BYTES);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(WARM_CALLS_MAX);
  },
);

test(
  'DESK-10 the first screen loads no more script than it may until its rows stand',
  PHONE,
  async ({ page, office, signedIn }) => {
    await putLead(office);
    await signedIn('consultant', 'zh');
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[data-row]')) return;
        performance.mark('first row', { detail: document.querySelectorAll('style').length });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await openDesk(page, '');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const { sizes, styles } = await page.evaluate(() => {
      const [shown] = performance.getEntriesByName('first row') as PerformanceMark[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const first = files.filter(({ name, startTime }) => name.endsWith('.js') && startTime < (shown?.startTime ?? 0));
      return { sizes: first.map(({ encodedBodySize }) => encodedBodySize), styles: shown?.detail };
    });
    const script = sizes.reduce((total, size) => total + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(script) });
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(FIRST_SCRIPT_MAX_BYTES);
    expect(sizes.length).toBeLessThanOrEqual(FIRST_SCRIPT_MAX_FILES);
    // MUI writes its rules into such elements: none of its parts has been drawn.
    expect(styles).toBe(0);
  },
);

test(
  'DESK-10 the first screen’s calls do not wait for the desk’s script, are made once, for the language that was chosen last, and it is drawn with their answers',
  PHONE,
  async ({ page, signedIn }) => {
    await signedIn('consultant', 'zh');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.waiting')) performance.mark('waiting');
      }).observe(document, { childList: true, subtree: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_desk/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const due = page.waitForResponse('**/api/desk/due');
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await due;
    release();
    await expect(page.locator('main.before')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('term').first()).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName('waiting').length)).toBe(0);
    const askedOnce = (due: string) =>
      expect(asked.filter((one) => /^\/api\/(?:staff\/me|desk\/due)/.test(one))).toEqual(['/api/staff/me', due]);
    askedOnce('/api/desk/due');
    const language = page.getByRole('combobox', { name: '语言' });
    await language.selectOption('vi');
    await expect(page).toHaveURL(/locale=vi/);
    asked.length = 0;
    await page.goto('/dashboard');
    await expect(language).toHaveValue('vi');
    askedOnce('/api/desk/due?locale=vi');
  },
);

test('PAGE-6 no page of a visitor names or loads a byte of the desk', PHONE, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of ['/zh/', '/en/program/nau-mscs', '/vi/login']) await page.goto(address, { waitUntil: 'load' });
  expect(asked.filter((url) => url.includes('/_desk/'))).toEqual([]);
  const texts = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js)$/.test(name));
  const naming = texts.filter((name) => /\/_desk\/|@mui\/material/.test(readFileSync(path.join(CLIENT, name), 'utf8')));
  expect(naming).toEqual([]);
});

test('DESK-10 what has the keyboard’s focus has a line around it', DESKTOP, async ({ page, office, signedIn }) => {
  await putLead(office);
  await signedIn('manager', 'en');
  await openDesk(page, 'leads');
  await page.keyboard.press('Tab');
  const columns = page.getByRole('columnheader').getByRole('button');
  for (const one of [page.getByRole('button', { name: 'Switch to dark' }), columns.first()]) {
    await one.focus();
    await expect(one).toHaveCSS('outline', /solid 2px/);
  }
});

test(
  'DESK-10 a hint shows for the mouse and the keyboard, stays under the mouse, and Escape hides it',
  DESKTOP,
  async ({ page, signedIn }) => {
    const { email } = await signedIn('manager', 'en');
    await openDesk(page, 'account');
    const hint = page.getByRole('tooltip');
    const account = page.locator('header').getByRole('button', { name: 'My account' });
    await account.hover();
    await expect(hint).toHaveText(email);
    await hint.hover();
    await expect(hint).toHaveText(email);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(hint).toHaveCount(0);

    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await page.getByRole('heading', { level: 1 }).hover();
    const entry = menuOf(page).nth(1);
    await menuOf(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await expect(hint).toHaveText((await entry.getAttribute('aria-label')) ?? '');
    await expect(hint).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await expect(entry).toBeFocused();
  },
);
