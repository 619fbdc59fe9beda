/**
 * Times what the staff wait for, on the store of the settings: fill one with `npm run seed` first.
 *
 *     DATA_DIR=./trial node scripts/cli/seed.ts --registrations 100000
 *     DATA_DIR=./trial node scripts/bench/desk.ts
 */
import { addDays, chinaDay } from '../../contract/time/china-calendar.ts';
import { Journal } from '../../server/backup/journal.ts';
import { loadConfig } from '../../server/config.ts';
import { Editions } from '../../features/content/editions/editions.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { ShortLinks } from '../../features/short-links/short-links.ts';
import { KnownAddresses } from '../../features/staff/sign-in/known-addresses.ts';
import { Passwords } from '../../features/staff/passwords/passwords.ts';
import { staffApp } from '../../features/staff/staff-app.ts';
import { staffRoutes } from '../../server/start/staff-routes.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { explain } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { signInManager } from './desk-session.ts';

readArguments({});
const ROUNDS = 30;
const SITE_URL = 'http://localhost';

const config = loadConfig();
const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} }).catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
const cipher = await openCipher(store, config.keysFile, Date.now());
const journal = new Journal(config.dataDir);
const notices = {
  send: async () => ({ answer: '' }),
  wake: () => {},
  runInBackground: () => {},
  allowsLocal: false,
  siteUrl: SITE_URL,
};
// Nothing is published here.
const editions = new Editions({
  db: () => store.db,
  dataDir: config.dataDir,
  builtDir: '/nowhere',
  siteUrl: SITE_URL,
  bundleFingerprint: undefined,
  build: async () => [],
  setAddress: async () => {},
  compress: async () => 0,
  preview: { render: async () => ({}), stop: () => {} },
  show: async () => {},
  onFailure: console.error,
});
const links = new ShortLinks({ store: () => store, isPage: () => true, now: Date.now, onFailure: console.error });
const shortLinks = { links, listPages: async () => [] };
// Nobody is entered here.
const consents = { find: () => undefined };
const app = staffApp(
  staffRoutes({
    notices,
    editions,
    shortLinks,
    consents: () => consents,
    siteUrl: notices.siteUrl,
    wakePurge: () => {},
  }),
  {
    open: () => ({ store, cipher, journal }),
    passwords: new Passwords({ exponent: 8, parallel: 1 }),
    companyWords: async () => [],
    tellOwner: async () => {},
    runInBackground: () => {},
    knownAddresses: new KnownAddresses(),
    takeSignIn: async () => undefined,
    siteUrl: SITE_URL,
    trustedProxies: 0,
    now: Date.now,
    reportFailure: console.error,
  },
);

const headers = await signInManager({ store, cipher, siteUrl: SITE_URL, now: Date.now(), by: null }, (path, init) =>
  app.request(path, init),
);

async function ask(path: string, body: object | undefined): Promise<string> {
  const response = await app.request(path, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  return text;
}

async function time(name: string, path: string, body?: object): Promise<void> {
  const times: number[] = [];
  let total = '';
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const text = await ask(path, body);
    times.push(performance.now() - start);
    total = /"total":(\d+)/.exec(text)?.[1] ?? /"new":(\d+)/.exec(text)?.[1] ?? '';
  }
  const { user, system } = process.cpuUsage(before);
  const processor = ((user + system) / 1000 / ROUNDS).toFixed(1).padStart(8);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (ROUNDS - 1))] ?? 0).toFixed(1).padStart(8);
  console.log(`${name.padEnd(34)}${at(0.5)} ms ${at(0.95)} ms ${processor} ms  ${total}`);
}

const list = (filter: object, more: object = {}) => ({ page: 1, per_page: 25, filter, ...more });
const LEADS = '/api/desk/leads/search';
console.log(`${''.padEnd(34)}  median        95 %   processor  found`);
await time('the newest', LEADS, list({}));
await time('the last page', LEADS, { page: 4000, per_page: 25 });
await time('one status', LEADS, list({ status: ['qualified'] }));
await time('a rare choice', LEADS, list({ status: ['applied'], education: [1], purpose: [6], program: 'hpu-mba' }));
await time(
  'one programme, oldest first',
  LEADS,
  list({ program: 'ua-llm' }, { sort: { field: 'created_at', order: 'asc' } }),
);
await time('next calls', LEADS, list({}, { sort: { field: 'next_call_at', order: 'asc' } }));
await time('a name: 王伟', LEADS, list({ q: '王伟' }));
await time('a frequent surname: 王', LEADS, list({ q: '王' }));
await time('a Vietnamese name: nguyen an', LEADS, list({ q: 'nguyen an' }));
await time('a name that nobody has', LEADS, list({ q: 'zebulon' }));
await time('a number', LEADS, list({ q: '13800000000' }));
await time('due now', '/api/desk/due');
await time('who waits for the hours there', '/api/desk/due?hours=outside');
await time(
  'who arrived in the last hour',
  `/api/desk/arrivals?since=${new Date(Date.now() - 3_600_000).toISOString()}`,
);
await time(
  'who arrived in the last week',
  `/api/desk/arrivals?since=${new Date(Date.now() - 604_800_000).toISOString()}`,
);
const FIGURES = '/api/desk/figures';
const today = chinaDay(Date.now());
await time('figures of 30 days', FIGURES, { from: addDays(today, -29), to: today });
await time('figures of 90 days', FIGURES, { from: addDays(today, -89), to: today });
await time('figures of everything', FIGURES, { from: addDays(today, -400), to: today });
await time('origins of 90 days', `${FIGURES}/origins`, { from: addDays(today, -89), to: today });
await time('origins of everything', `${FIGURES}/origins`, { from: addDays(today, -400), to: today });
await store.close();
