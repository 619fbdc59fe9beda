/** Publishes a change of one programme again and again: from the button to the new page, and what visitors feel of it. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentDocument } from '../../features/content/contract/content-api.ts';
import type { PublishingState } from '../../features/content/contract/edition-api.ts';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { readConfig } from '../../server/config.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { signInManager } from './desk-session.ts';
import { type Measured, spread, startServer } from './processes.ts';

const DOCUMENT = '/api/desk/content/document?name=programs/uo-mba';
const PUBLISHING = '/api/desk/content/publishing';
/** A visitor asks for a page so often. */
const EVERY_MS = 25;
const LONGEST_MS = 600 * MS_PER_SECOND;

interface Desk {
  server: Measured;
  headers: Record<string, string>;
}

const ask = ({ port }: Measured, address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${address}`, init);

async function call<T>({ server, headers }: Desk, method: string, address: string, body?: object): Promise<T> {
  const response = await ask(server, address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  // As the server's schemas say.
  return (await response.json()) as T;
}

async function signIn(settings: Record<string, string>, server: Measured): Promise<Desk> {
  const config = readConfig(settings);
  const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} });
  const cipher = await openCipher(store, config.keysFile, Date.now());
  const tools = { store, cipher, siteUrl: config.siteUrl, now: Date.now(), by: null };
  const headers = await signInManager(tools, (address, init) => ask(server, address, init));
  await store.close();
  return { server, headers };
}

/** Changes the programme's title and publishes. @returns how long a visitor then waited for each page, the new one last, in milliseconds. */
async function publish(desk: Desk, version: number): Promise<{ total: number; pages: number[] }> {
  const { body } = await call<ContentDocument & { body: { title: { en: string } } }>(desk, 'GET', DOCUMENT);
  const after = `Master of Business Administration ${version}`;
  await call(desk, 'PATCH', DOCUMENT, { edits: [{ path: ['title', 'en'], before: body.title.en, after }] });
  const begun = performance.now();
  await call(desk, 'POST', PUBLISHING, {});
  const pages: number[] = [];
  for (let text = ''; !text.includes(after); await pause(EVERY_MS)) {
    const asked = performance.now();
    text = await (await ask(desk.server, '/en/program/uo-mba')).text();
    pages.push(performance.now() - asked);
    const state = await call<PublishingState>(desk, 'GET', PUBLISHING);
    if (state.state === 'refused') throw new Error(JSON.stringify(state.faults));
    if (performance.now() - begun > LONGEST_MS) throw new Error('Nothing was published.');
  }
  return { total: performance.now() - begun, pages };
}

/** Publishes in rounds, after one that is not counted. @throws Error when a publishing is refused. */
export async function measurePublishing(folder: string, rounds: number): Promise<string[]> {
  const settings = { DATA_DIR: path.join(folder, 'publishing') };
  const server = await startServer(settings, folder, (command) => [...command]);
  const desk = await signIn(settings, server);
  await publish(desk, 0);
  const times: Awaited<ReturnType<typeof publish>>[] = [];
  for (let round = 1; round <= rounds; round++) times.push(await publish(desk, round));
  return [
    '| what | here |',
    '| --- | ---: |',
    `| from the button to the new page, s | ${spread(
      times.map(({ total }) => total / MS_PER_SECOND),
      1,
    )} |`,
    `| a page while it is built, ms | ${spread(
      times.flatMap(({ pages }) => pages),
      1,
    )} |`,
  ];
}
