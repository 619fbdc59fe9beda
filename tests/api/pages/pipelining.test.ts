import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createFrontServer, TIME_LIMITS } from '../../../server/pages/front-server.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { connectTo } from '../../support/servers/raw-connection.ts';

const fixture = useFixtureServer();

const PIPELINED = 10_000;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server whose API answers with the address, when it is told to go on. */
async function serveHeld() {
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
  const started: string[] = [];
  let atOnce = 0;
  let atOnceMax = 0;
  const server = createFrontServer({
    site: vi.fn(),
    isHttps: false,
    isProxyTrusted: false,
    onFailure: (error) => expect.fail(String(error)),
    timeLimits: TIME_LIMITS,
    async api(request, response) {
      started.push(request.url ?? '');
      atOnceMax = Math.max(atOnceMax, ++atOnce);
      await gate;
      response.end(`${request.url}.`, () => atOnce--);
    },
  });
  let read = 0;
  server.on('request', () => read++);
  const connections: net.Socket[] = [];
  server.on('connection', (socket) => connections.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    goOn,
    started,
    read: () => read,
    isHeldBack: () => connections.every((one) => one.isPaused()),
    atOnceMax: () => atOnceMax,
  };
}

describe('requests that are sent ahead', () => {
  it('OPS-4 are answered one after the other, and read no further than the first hundred while one waits', async () => {
    const held = await serveHeld();
    const addresses = Array.from({ length: PIPELINED }, (_, index) => `/api/${index}`);
    const connection = connectTo(held.port);
    connection.socket.write(addresses.map(get).join(''));
    await expect.poll(held.read).toBeGreaterThan(1);
    await expect.poll(held.isHeldBack).toBe(true);
    expect(held.started).toEqual(['/api/0']);
    expect(held.read()).toBeLessThan(150);
    held.goOn();
    await connection.until((text) => text.endsWith(`/api/${PIPELINED - 1}.`));
    expect(held.started).toEqual(addresses);
    expect(held.atOnceMax()).toBe(1);
    connection.socket.destroy();
    held.server.close();
  });

  it('OPS-4 leave a body that comes in many pieces whole', async () => {
    const held = await serveHeld();
    const body = Buffer.alloc(300_000, 'GET /api/not-one HTTP/1.1\r\nHost: x\r\n\r\n');
    held.goOn();
    const connection = connectTo(held.port);
    connection.socket.write(`POST /api/first HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
    connection.socket.write(body);
    connection.socket.write(get('/api/second'));
    await connection.until((text) => text.includes('/api/second.'));
    expect(held.started).toEqual(['/api/first', '/api/second']);
    connection.socket.destroy();
    held.server.close();
  });

  it('OPS-4 for an uncompressed page share one copy of it, and do not each hold their own', async () => {
    const page = readFileSync(`${fixture.pagesDir}/client/en/phd/index.html`).length;
    const before = process.memoryUsage().arrayBuffers;
    const sockets = Array.from({ length: 5 }, () => net.connect(fixture.server.port, '127.0.0.1'));
    const answered = sockets.map((socket) => once(socket, 'readable'));
    for (const socket of sockets) socket.write(get('/en/phd').repeat(PIPELINED));
    // Nothing is taken of what comes: the server answers until it is full, and then holds what it holds.
    await Promise.all(answered);
    const held: number[] = [];
    await vi.waitUntil(
      () => {
        held.push(process.memoryUsage().arrayBuffers - before);
        return held.length > 3 && new Set(held.slice(-3)).size === 1;
      },
      { timeout: 20_000 },
    );
    const most = Math.max(...held);
    // What was read and waits to be parsed is 64 KiB for each connection. All of their answers would be 85 MB.
    expect(most).toBeLessThan(300 * page);
    for (const socket of sockets) socket.destroy();
  });
});
