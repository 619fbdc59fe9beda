/** Browser journeys of the staff: as `fixtures.ts`, with people who have accounts. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Role } from '../../../contract/access.ts';
import { LOCALE_KEY, type Locale } from '../../../contract/locales.ts';
import { XSRF_COOKIE } from '../../../contract/xsrf.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { writeFactorRequired } from '../../../features/staff/factor/factor.repository.ts';
import { Passwords } from '../../../features/staff/passwords/passwords.ts';
import { confirmSession } from '../../../features/staff/sign-in/session.repository.ts';
import { beginSession, xsrfTokenOf } from '../../../features/staff/sign-in/sessions.ts';
import { updateStaff } from '../../../features/staff/staff.repository.ts';
import { addStaff } from '../../../features/staff/staff-admin.service.ts';
import { makeLink } from '../../../features/staff/staff-links.ts';
import type { Store } from '../../../server/storage/database.ts';
import { openStore } from '../../../server/storage/open-store.ts';
import { test as base, expect, islandRuns, type Page } from '../fixtures.ts';

export { DESKTOP, expect, islandReady, LOCALES, type Page, PHONE } from '../fixtures.ts';

/** A password that nothing speaks against. */
export const PASSWORD = 'correct horse battery';

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

/** Somebody with an account of their own, whom no other test knows. */
export interface Person {
  id: string;
  email: string;
  role: Role;
}

/** Makes accounts in the store of the server that the journeys run against. */
export class StaffOffice {
  readonly #store: Store;
  readonly #cipher: Cipher;
  readonly #siteUrl: string;
  readonly #passwords = new Passwords();

  private constructor(store: Store, cipher: Cipher, siteUrl: string) {
    this.#store = store;
    this.#cipher = cipher;
    this.#siteUrl = siteUrl;
  }

  static async open(config: Config): Promise<StaffOffice> {
    const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} });
    await writeFactorRequired(store.db, false);
    return new StaffOffice(store, await openCipher(store, config.keysFile, Date.now()), config.siteUrl);
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  /** The store itself, for what a test has to put there. */
  get store(): Store {
    return this.#store;
  }

  /** Encrypts what is personal, for rows that a test puts there. */
  get cipher(): Cipher {
    return this.#cipher;
  }

  /** Adds somebody; they have no password yet. `name` is the beginning of the e-mail address. */
  async add(role: Role, name: string = role): Promise<Person> {
    const email = `${name}-${randomUUID().slice(0, 8)}@example.com`;
    const tools = { store: this.#store, cipher: this.#cipher, siteUrl: this.#siteUrl, now: Date.now(), by: null };
    const { id } = await addStaff(tools, email, role);
    return { id, email, role };
  }

  /** Adds somebody with {@link PASSWORD}. */
  async addWithPassword(role: Role, name: string = role): Promise<Person> {
    const person = await this.add(role, name);
    const hash = await this.#passwords.hash(PASSWORD);
    await updateStaff(this.#store.db, person.id, { password_hash: hash });
    return person;
  }

  /** A one-time link that sets somebody's password. */
  async linkFor({ id }: Person): Promise<string> {
    return (await makeLink(this.#store.db, this.#cipher, this.#siteUrl, id, Date.now())).link;
  }

  /** Lets a browser be signed in as somebody, as a sign-in would, but without its hashing. */
  async signIn(context: BrowserContext, { id }: Person, isConfirmed = true): Promise<void> {
    const actor = await beginSession(this.#store.db, this.#cipher, id, 'Chromium', Date.now());
    // As if password and code had just been asked for again: how that looks has tests of its own.
    const hash = this.#cipher.hash('session', actor.token);
    if (isConfirmed) await confirmSession(this.#store.db, actor.sessionId, hash, Date.now());
    const cookie = { url: this.#siteUrl, sameSite: 'Strict' } as const;
    await context.addCookies([
      { ...cookie, name: 'staff', value: actor.token, httpOnly: true },
      { ...cookie, name: XSRF_COOKIE, value: xsrfTokenOf(this.#cipher, actor.token) },
    ]);
  }
}

interface Fixtures {
  /** Signs this test's browser in as a new person of a role; in Chinese, and without a password, unless told: with one it is asked for. */
  signedIn: (role: Role, locale?: Locale, isWithPassword?: 'with password') => Promise<Person>;
}

/** Playwright's `test` with the console guard, and with the staff's accounts. */
export const test = base.extend<Fixtures, { office: StaffOffice }>({
  // A menu that still grows is pressed where its entry no longer is.
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const office = await StaffOffice.open(
        readConfig({ PORT: process.env['TEST_PORT'] ?? '4310', DATA_DIR: process.env['TEST_DATA_DIR'] ?? '' }),
      );
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  signedIn: async ({ context, office, baseURL }, use) => {
    await use(async (role, locale = 'zh', isWithPassword) => {
      const person = await (isWithPassword ? office.addWithPassword(role) : office.add(role));
      await office.signIn(context, person, !isWithPassword);
      await context.addCookies([{ name: LOCALE_KEY, value: locale, url: baseURL ?? '' }]);
      return person;
    });
  },
});
