/** The HTTP front: the same bytes to a server with the fast path and to one without are answered in the same way. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addFastPath } from '../../../server/pages/fast-path/fast-path.ts';
import { createFrontServer } from '../../../server/pages/front-server.ts';
import { loadSite, type Site } from '../../../server/pages/site.ts';
import { BUILT_SITE } from '../../support/content/site-pages.ts';
import { type FuzzTarget, openTarget } from '../fuzz-target.ts';
import { type SentBytes, sentBytes } from '../sent-requests.ts';

/** What may differ: Node's server says that it keeps the connection. */
const MAY_DIFFER = /\r\n(?:Date|Connection|Keep-Alive): [^\r\n]*/g;
/** What Node's parser answers, before it closes the connection, to what it cannot read. */
const ERROR_ANSWER = /HTTP\/1\.1 4(?:00|13|31) [\w ]+\r\n\r\n$/;
/** A connection whose end has been sent is answered to its end at once. */
const CASE_MAX_MS = 5000;

interface Fronts {
  site: Site;
  fast: Front;
  plain: Front;
  failures: unknown[];
}

interface Front {
  server: Server;
  port: number;
  /** Requests that Node's parser gave us since this was emptied. */
  parsed: string[];
  /** What it could not read, since this was emptied. */
  broken: Error[];
}

const isOfParser = (error: Error) => 'code' in error && String(error.code).startsWith('HPE_');

/** Starts a front server. The API answers at once, without reading what was sent: the rest of it has to be passed over. */
async function startFront(site: Site, isFast: boolean, failures: unknown[]): Promise<Front> {
  const pages = { site: () => site, isHttps: false, isProxyTrusted: true };
  const server = createFrontServer({
    ...pages,
    api: async ({ method, url }, response) => void response.end(`${method} ${url}`),
    onFailure: (error) => failures.push(error),
  });
  if (isFast) addFastPath(server, pages);
  const parsed: string[] = [];
  const broken: Error[] = [];
  server.on('request', ({ method, url }) => parsed.push(`${method} ${url}`));
  server.on('connection', (socket) => {
    socket.on('error', (error) => {
      if (isOfParser(error)) broken.push(error);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port, parsed, broken };
}

/** Sends the bytes in their pieces, then the end, and gives all that comes back until the server closes. */
async function answersTo(port: number, { bytes, pieces }: SentBytes): Promise<string> {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  const received: Buffer[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // How a connection ended is seen in what came.
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  socket.on('close', () => resolve());
  await once(socket, 'connect');
  let at = 0;
  for (const length of pieces) {
    if (at + length >= bytes.length || socket.destroyed) break;
    socket.write(bytes.subarray(at, at + length));
    at += length;
    await nextTurn();
    await nextTurn();
  }
  if (!socket.destroyed) socket.end(bytes.subarray(at));
  await closed;
  return Buffer.concat(received).toString('latin1');
}

/** Those of whole answers: 100 comes before one, and 417 is Node's own to an expectation, without a request for us. */
function statusesOf(answers: string): string[] {
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
  return statuses.filter((status) => status !== '100' && status !== '417');
}

/** The same answers; where Node closed the connection at once, those on the way may be lost with it, as its own is. */
function assertSame(fast: string, plain: string, isCut: boolean): void {
  const [first, second] = [fast, plain].map((text) => text.replaceAll(MAY_DIFFER, '')) as [string, string];
  if (first === second) return;
  const [shorter = '', longer = ''] = [first, second]
    .map((text) => text.replace(ERROR_ANSWER, ''))
    .sort((a, b) => a.length - b.length);
  if (isCut && longer.startsWith(shorter)) return;
  const at = [...first].findIndex((sign, index) => sign !== second[index]);
  const part = (text: string) => text.slice(Math.max(at - 100, 0), at + 200);
  assert.fail(`differ at ${at}: ${JSON.stringify({ fast: part(first), plain: part(second) })}`);
}

async function check({ fast, plain, failures }: Fronts, sent: SentBytes): Promise<void> {
  for (const { parsed, broken } of [fast, plain]) {
    parsed.length = 0;
    broken.length = 0;
  }
  const [first, second] = await Promise.all([answersTo(fast.port, sent), answersTo(plain.port, sent)]);
  assert.deepEqual(failures.splice(0), []);
  assert.equal(fast.broken.length, plain.broken.length, 'both find the same broken');
  // Node closes a connection at what its parser cannot read, and at a request for a tunnel.
  assertSame(first, second, plain.broken.length > 0 || sent.bytes.includes('CONNECT '));
  // Never more than one answer for each request that Node's parser found, and one where it stopped at something broken:
  // the answers before that may be lost with the connection.
  const statuses = statusesOf(second);
  assert.ok(statuses.length <= plain.parsed.length + 1, `${statuses} for ${plain.parsed.length} requests`);
  assert.ok(fast.parsed.length <= plain.parsed.length, 'the fast path takes requests, and adds none');
  assert.ok(!statuses.includes('500'), 'nothing failed');
}

/** Fuzzes the HTTP front with raw bytes. */
export const httpFrontTarget: FuzzTarget = {
  name: 'http-front',
  holds: 'OPS-3 the fast path and Node’s server give the same answers for the same bytes, each request one',
  suiteCases: 50,
  async open() {
    const site = await loadSite(BUILT_SITE, path.join(BUILT_SITE, 'desk'));
    const failures: unknown[] = [];
    const fronts: Fronts = {
      site,
      failures,
      fast: await startFront(site, true, failures),
      plain: await startFront(site, false, failures),
    };
    // Films are read from the disk, and take most of the time.
    const paths = [
      ...site.negotiated.keys(),
      ...[...site.direct].filter(([, one]) => !one.file.hasRanges).map(([at]) => at),
    ];
    return openTarget({
      cases: sentBytes(paths),
      caseMaxMs: CASE_MAX_MS,
      show: ({ bytes, pieces }) => JSON.stringify({ bytes: bytes.toString('latin1'), pieces }),
      check: (sent) => check(fronts, sent),
      close() {
        for (const { server } of [fronts.fast, fronts.plain]) {
          server.close();
          server.closeAllConnections();
        }
      },
    });
  },
};
