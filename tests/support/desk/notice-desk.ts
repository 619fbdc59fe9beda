/** A desk with channels, and a clock, for tests of notices. */
import { randomUUIDv7 } from 'node:crypto';
import type { ChannelSettings, NoticeKind } from '../../../features/notices/contract.ts';
import { insertChannel } from '../../../features/notices/channel.repository.ts';
import { encryptSettings } from '../../../features/notices/channel-settings.ts';
import { madeUpPhone, registration, type TestApi } from '../registration-api.ts';

/** A quarter past, so that no vendor's rush hour is met. */
export const NOON = Date.UTC(2026, 10, 21, 8, 15);

/** A clock that stands still until it is moved. */
export interface TestClock {
  now: () => number;
  /** Moves it on by milliseconds. */
  pass: (ms: number) => void;
}

/** Makes a clock that begins at {@link NOON}. */
export function testClock(): TestClock {
  let time = NOON;
  return {
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
  };
}

const MAIL = { host: 'mail.example.com', port: 465, secure: true, user: '', from: 'desk@example.com' };

/** Settings of a channel that nothing speaks against. */
export function settingsOf(kind: NoticeKind): ChannelSettings {
  if (kind === 'email') return { kind, ...MAIL, to: ['team@example.com'] };
  return { kind, url: `https://${kind}.example.com/hook`, secret: 'a secret of the tests' } as ChannelSettings;
}

/** Adds a channel; its id. */
export async function addTestChannel({ leadStore }: TestApi, settings: ChannelSettings, now = NOON): Promise<string> {
  const { store, cipher } = leadStore;
  const id = randomUUIDv7();
  await insertChannel(store.db, {
    id,
    kind: settings.kind,
    label: settings.kind,
    locale: 'zh',
    is_enabled: 1,
    settings_sealed: encryptSettings(cipher, id, settings),
    key_id: cipher.activeId,
    created_at: now,
  });
  return id;
}

/** Stores registrations with numbers of their own. */
export async function registerMany(api: TestApi, count: number, first = 0): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) => api.send(registration({ phone: madeUpPhone(first + index) }))),
  );
}

/** Has the worker look once, and waits for all that it begins. */
export async function work({ notices }: TestApi): Promise<void> {
  await notices.look();
  await notices.settled();
}

/** The notices as they stand in the store. */
export function deliveriesOf({ leadStore }: TestApi) {
  return leadStore.store.db.selectFrom('notice_delivery').selectAll().orderBy('id').execute();
}
