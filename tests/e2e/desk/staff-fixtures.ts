/** Browser journeys of the staff: as `fixtures.ts`, with people who have accounts. */
import type { Role } from '../../../contract/staff/access.ts';
import { LOCALE_KEY, type Locale } from '../../../contract/locales.ts';
import { test as base, expect, islandRuns, type Page } from '../fixtures.ts';
import { PASSWORD, type Person } from './staff-office.ts';

export { DESKTOP, expect, islandReady, LOCALES, type Page, PHONE } from '../fixtures.ts';
export { PASSWORD, type Person, StaffOffice } from './staff-office.ts';

/** Waits until the form of the sign-in answers to its script. */
export function formReady(page: Page): Promise<void> {
  return islandRuns(page.locator('[data-section="sign-in"] astro-island'));
}

/** Shows in the dialog of the desk that it is oneself. */
export async function confirmInDialog(page: Page, code?: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByLabel(/^Your password/)
    .fill(PASSWORD);
  if (code !== undefined) await page.getByRole('dialog').getByLabel('Code from your app').fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toHaveCount(0);
}

const addressOf = (screen: string) => (screen ? `/dashboard/${screen}` : '/dashboard');

/** Opens a screen of the desk and waits until its data are shown; `screen` without the slash before it. */
export async function openDesk(page: Page, screen: string): Promise<void> {
  await page.goto(addressOf(screen));
  // What is served has a title too, until the script takes its place.
  await expect(page.locator('main.before')).toHaveCount(0);
  await screenShown(page);
}

/** Goes to another screen with another title as the browser's own Back does: the desk is not loaded anew. */
export async function goInDesk(page: Page, screen: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, addressOf(screen));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  await screenShown(page);
}

/** Goes to a screen with another title, and opens the desk where it is not open yet. */
export async function goToScreen(page: Page, screen: string): Promise<void> {
  const isOpen = new URL(page.url()).pathname.startsWith(addressOf(''));
  await (isOpen ? goInDesk(page, screen) : openDesk(page, screen));
}

async function screenShown(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText('…');
  await expect(page.locator('.waiting, .MuiCircularProgress-root, .MuiLinearProgress-root')).toHaveCount(0);
}

interface Fixtures {
  /** Signs this test's browser in as a new person of a role; in Chinese, and without a password, unless told: with one it is asked for. */
  signedIn: (role: Role, locale?: Locale, isWithPassword?: 'with password') => Promise<Person>;
}

/** Playwright's `test` with the console guard, and with the staff's accounts. */
export const test = base.extend<Fixtures>({
  // A menu that still grows is pressed where its entry no longer is.
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  signedIn: async ({ context, office, baseURL }, use) => {
    await use(async (role, locale = 'zh', isWithPassword) => {
      const person = await (isWithPassword ? office.addWithPassword(role) : office.add(role));
      await office.signIn(context, person, !isWithPassword);
      await context.addCookies([{ name: LOCALE_KEY, value: locale, url: baseURL ?? '' }]);
      return person;
    });
  },
});
