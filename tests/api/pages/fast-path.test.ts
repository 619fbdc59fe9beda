/** The fast path answers as Node's server does: the same generated requests are sent to one server with it and one without. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFastPath } from '../../../server/pages/fast-path/fast-path.ts';
import { createFrontServer } from '../../../server/pages/front-server.ts';
import { loadSite } from '../../../server/pages/site.ts';
import { generateSequences, type RequestSequence } from '../../support/generated-requests.ts';
import { BUILT_SITE } from '../../support/content/site-pages.ts';

/** Set FAST_PATH_SEED to try other requests. */
const FIRST_SEED = Number(process.env['FAST_PATH_SEED'] ?? 20_261_122);
const SEEDS = Array.from({ length: 10 }, (_, index) => FIRST_SEED + index);
/** For each seed; about five requests each. */
const SEQUENCES = 200;
const AT_A_TIME = 16;
/** What may differ: Node's server says that it keeps the connection. */
const MAY_DIFFER = /\r\n(?:Date|Connection|Keep-Alive): [^\r\n]*/g;

const site = await loadSite(BUILT_SITE, path.join(BUILT_SITE, 'desk'));
// As it is after a while: what is read once it is asked for goes past the fast path that time.
for (const { forms } of [...site.direct.values(), ...[...site.negotiated.values()].flatMap(Object.values)])
  for (const form of forms.values()) if (form.isKept) form.body ??= readFileSync(form.source);
const pages = { site: () => site, isHttps: false, isProxyTrusted: true };
const failures: unknown[] = [];
const servers: Server[] = [];
let reachedNode = 0;

function frontServer(): Server {
  const server = createFrontServer({
    ...pages,
    api: async ({ method, url }, response) => void response.end(`${method} ${url}`),
    onFailure: (error) => failures.push(error),
  });
  servers.push(server);
  return server;
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** The bytes of an answer to a plain request; undefined while more is to come. */
function wholeAnswer(received: Buffer, request: string): number | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const hasBody = !request.startsWith('HEAD') && !head.startsWith('HTTP/1.1 304');
  const length = end + 4 + (hasBody ? Number(/\r\nContent-Length: (\d+)/.exec(head)?.[1] ?? 0) : 0);
  return received.length < length ? undefined : length;
}

/** Sends a sequence over one connection and gives the answers: one for each plain request, and all that comes after. */
function answersTo(port: number, { plain, last }: RequestSequence): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  const answers: string[] = [];
  let received: Buffer = Buffer.alloc(0);
  const keep = (bytes: Buffer) => answers.push(bytes.toString('latin1').replaceAll(MAY_DIFFER, ''));
  const sendNext = () => {
    const request = plain[answers.length];
    if (request === undefined) socket.end(last, 'latin1');
    else socket.write(request, 'latin1');
  };
  socket.on('connect', sendNext);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const request = plain[answers.length];
    const length = request === undefined ? undefined : wholeAnswer(received, request);
    if (length === undefined) return;
    keep(received.subarray(0, length));
    received = received.subarray(length);
    sendNext();
  });
  // How a connection ended is seen in what came.
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  socket.on('close', () => {
    keep(received);
    resolve(answers);
  });
  return promise;
}

const shown = (text: string | undefined) => text?.slice(0, 600);

let withFastPath = 0;
let withoutFastPath = 0;
beforeAll(async () => {
  const fast = frontServer();
  addFastPath(fast, pages);
  fast.on('request', () => {
    reachedNode += 1;
  });
  withFastPath = await portOf(fast);
  withoutFastPath = await portOf(frontServer());
});
afterAll(() => {
  for (const server of servers) server.close();
});

it.each(SEEDS)('OPS-3 the fast path answers as Node’s server does, seed %i', async (seed) => {
  const before = reachedNode;
  const sequences = generateSequences(seed, site, SEQUENCES);
  const different: object[] = [];
  let answered = 0;
  const compare = async (sequence: RequestSequence) => {
    const [fast, ordinary] = await Promise.all([
      answersTo(withFastPath, sequence),
      answersTo(withoutFastPath, sequence),
    ]);
    const requests = [...sequence.plain, sequence.last];
    answered += requests.length;
    const at = requests.findIndex((_, index) => fast[index] !== ordinary[index]);
    if (at >= 0) different.push({ request: requests[at], fast: shown(fast[at]), ordinary: shown(ordinary[at]), at });
  };
  const waiting = sequences.values();
  const work = async () => {
    for (const sequence of waiting) await compare(sequence);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  expect(different.slice(0, 3)).toEqual([]);
  expect(failures).toEqual([]);
  // Else it would compare Node's server with itself. Films and pictures of shared pages are on the disk.
  expect(answered - (reachedNode - before)).toBeGreaterThan(answered / 3);
});
