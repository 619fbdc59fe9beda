/** People with accounts in the store of a server under test. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Role } from '../../../contract/staff/access.ts';
import { XSRF_COOKIE } from '../../../contract/staff/xsrf.ts';
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

/** A password that nothing speaks against. */
export const PASSWORD = 'correct horse battery';

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

/** Opens the store of the server that the run has started. */
export function openRunsOffice(): Promise<StaffOffice> {
  return StaffOffice.open(
    readConfig({ PORT: process.env['TEST_PORT'] ?? '4310', DATA_DIR: process.env['TEST_DATA_DIR'] ?? '' }),
  );
}
