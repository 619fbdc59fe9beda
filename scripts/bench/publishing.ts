/**
 * Publishes a change of one programme again and again, on the built site: how long it takes from the button to the new
 * page, what visitors feel of it, and what stands after the server was killed at any moment of it.
 *
 *     node scripts/bench/publishing.ts [--rounds 10] [--kills 50]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentDocument } from '../../features/content/contract/content-api.ts';
import type { PublishingState } from '../../features/content/contract/edition-api.ts';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { readConfig } from '../../server/config.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { signInManager } from './desk-session.ts';
import { type Measured, median, startServer } from './processes.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const DOCUMENT = '/api/desk/content/document?name=programs/uo-mba';
const PUBLISHING = '/api/desk/content/publishing';
/** Pages that show the title of the programme. */
const PAGES = ['/en/program/uo-mba', '/en/masters/business', '/en/school/otago'];
/** A visitor's page, and a registration, so often. */
const EVERY_MS = 25;
const REST_SECONDS = 20;
/** A publishing takes less on an idle machine: kills fall into each part of it, and after it. */
const KILL_WITHIN_MS = 8 * MS_PER_SECOND;
const LONGEST_MS = 120 * MS_PER_SECOND;

const { values } = readArguments({
  options: { rounds: { type: 'string', default: '10' }, kills: { type: 'string', default: '50' } },
});
const folder = mkdtempSync(path.join(ROOT, '.bench-'));
const settings = {
  DATA_DIR: path.join(folder, 'data'),
  PAGES_DIR: path.join(ROOT, 'dist'),
  REGISTRATIONS_PER_ADDRESS: '100000000',
  REGISTRATIONS_PER_NUMBER: '100000000',
};
let server: Measured | undefined;
let headers: Record<string, string> = {};

const start = async () => {
  server = await startServer(settings, folder, (command) => [...command]);
};
const ask = (address: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server?.port}${address}`, init);

async function call<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await ask(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function signIn(): Promise<Record<string, string>> {
  const config = readConfig(settings);
  const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} });
  const cipher = await openCipher(store, config.keysFile, Date.now());
  const signedIn = await signInManager({ store, cipher, siteUrl: config.siteUrl, now: Date.now(), by: null }, ask);
  await store.close();
  return signedIn;
}

/** Changes the title of the programme, and presses the button. @returns the title. */
async function publishTitle(version: number): Promise<string> {
  const { body } = await call<ContentDocument & { body: { title: { en: string } } }>('GET', DOCUMENT);
  const after = `Master of Business Administration ${version}`;
  await call('PATCH', DOCUMENT, { edits: [{ path: ['title', 'en'], before: body.title.en, after }] });
  await call('POST', PUBLISHING, {});
  return after;
}

const pageText = async (address: string) => (await ask(address)).text();

/** Milliseconds from the button until a visitor gets the new page. */
async function timePublishing(version: number): Promise<number> {
  const title = await publishTitle(version);
  const since = performance.now();
  while (!(await pageText('/en/program/uo-mba')).includes(title)) {
    const state = await call<PublishingState>('GET', PUBLISHING);
    if (state.state === 'refused') throw new Error(JSON.stringify(state.faults));
    if (performance.now() - since > LONGEST_MS) throw new Error('Nothing was published.');
    await pause(EVERY_MS);
  }
  return performance.now() - since;
}

/** What visitors wait for while something is done, in milliseconds. */
async function visit(whatIsDone: Promise<unknown>): Promise<{ pages: number[]; registrations: number[] }> {
  const times = { pages: [] as number[], registrations: [] as number[] };
  let isDone = false;
  const ended = whatIsDone.finally(() => {
    isDone = true;
  });
  const timed = async (into: number[], sent: () => Promise<Response>) => {
    const since = performance.now();
    const response = await sent();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A visitor got ${response.status}`);
    into.push(performance.now() - since);
  };
  for (let count = 0; !isDone; count++) {
    const registration = {
      education: 4,
      working_years: 2,
      purpose: 3,
      name: '张三',
      phone: `139${String(count).padStart(8, '0')}`,
    };
    await timed(times.pages, () => ask('/zh/', { headers: { 'accept-encoding': 'br' } }));
    await timed(times.registrations, () =>
      ask('/api/user/addApply', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(registration),
      }),
    );
    await pause(EVERY_MS);
  }
  await ended;
  return times;
}

const seconds = (ms: number) => (ms / MS_PER_SECOND).toFixed(1);
const p99 = (times: readonly number[]) => {
  const sorted = [...times].sort((one, other) => one - other);
  return `${(sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN).toFixed(1)} ms (of ${times.length})`;
};

async function measure(rounds: number): Promise<void> {
  await timePublishing(0);
  const quiet: number[] = [];
  for (let round = 1; round <= rounds; round++) quiet.push(await timePublishing(round));
  console.log(
    `from the button to the new page: median ${seconds(median(quiet))} s, longest ${seconds(Math.max(...quiet))} s`,
  );
  const rest = await visit(pause(REST_SECONDS * MS_PER_SECOND));
  const publishings = async () => {
    for (let round = 1; round <= rounds; round++) await timePublishing(rounds + round);
  };
  const busy = await visit(publishings());
  console.log(`a page, 99 %: ${p99(rest.pages)} at rest, ${p99(busy.pages)} while publishing`);
  console.log(`a registration, 99 %: ${p99(rest.registrations)} at rest, ${p99(busy.registrations)} while publishing`);
}

/** The versions that pages show of the programme: one, unless the site is a mixture. */
async function versionsShown(): Promise<string[]> {
  const texts = await Promise.all(PAGES.map(pageText));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/Business Administration (\d+)/g)].map(([, n]) => `${n}`))),
  ];
}

async function killAgainAndAgain(kills: number): Promise<void> {
  const counts = { old: 0, new: 0, mixture: 0 };
  const first = 10_000;
  await timePublishing(first);
  for (let version = first + 1; version <= first + kills; version++) {
    await publishTitle(version);
    await pause((KILL_WITHIN_MS * (version - first)) / kills);
    server?.process.kill('SIGKILL');
    await server?.stop();
    await start();
    const shown = await versionsShown();
    if (shown.length !== 1) counts.mixture += 1;
    else if (shown[0] === String(version)) counts.new += 1;
    else counts.old += 1;
    if (shown.length !== 1) console.error(`A mixture: ${shown}`);
  }
  await timePublishing(first + kills + 1);
  console.log(
    `killed ${kills} times while publishing: ${counts.old} times the old site stood, ${counts.new} times the new one, ${counts.mixture} times a mixture; published again after it`,
  );
}

try {
  await start();
  headers = await signIn();
  await measure(Number(values.rounds));
  await killAgainAndAgain(Number(values.kills));
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
