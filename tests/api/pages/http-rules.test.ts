import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BODY_PACE } from '../../../server/pages/body-progress.ts';
import { createFrontServer, TIME_LIMITS } from '../../../server/pages/front-server.ts';
import { loadSite } from '../../../server/pages/site.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { connectTo, statusesIn } from '../../support/servers/raw-connection.ts';
import { registration } from '../../support/registration-api.ts';

const fixture = useFixtureServer();

const CALL = '/api/user/addApply';

/** A POST in bytes. */
function post(path: string, body: string, fields: readonly string[]): string {
  return `POST ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';

/** Sends bytes, closes the sending side, and gives all that comes back. */
async function sent(bytes: string): Promise<string> {
  const connection = connectTo(fixture.server.port);
  connection.socket.end(bytes);
  return connection.closed();
}

describe('requests by RFC 9112', () => {
  it.each([
    ['a page', 'GET /en/phd HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['a page, twice the same', 'GET /en/phd HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['a page, by HTTP/1.0', 'GET /en/phd HTTP/1.0\r\nHost: x\r\nhost: y\r\n\r\n'],
    ['a registration', post(CALL, JSON.stringify(registration()), ['Host: x', 'Host: y', JSON_TYPE])],
  ])('OPS-4 two Host fields are refused with a request for %s', async (_what, bytes) => {
    expect(statusesIn(await sent(bytes))).toEqual(['400']);
  });

  it.each([
    ['http://x/en/phd', '<title>phd in en</title>'],
    ['HTTP://x:80/phd?utm_source=y', '<title>plain phd in zh</title>'],
    ['https://x', '<title>plain home in zh</title>'],
    ['http://x?a=b', '<title>plain home in zh</title>'],
    ['http://x/healthz', '{"status":"up"}'],
  ])('OPS-4 a target in absolute form is answered: %s', async (target, answer) => {
    expect(await sent(`GET ${target} HTTP/1.1\r\nHost: other\r\n\r\n`)).toContain(answer);
  });

  it('API-3 the host of a target in absolute form counts, and not the Host field', async () => {
    const from = (origin: string) =>
      sent(post(`http://site.example${CALL}`, '{}', ['Host: other.example', JSON_TYPE, `Origin: http://${origin}`]));
    expect(statusesIn(await from('site.example'))).toEqual(['200']);
    expect(statusesIn(await from('other.example'))).toEqual(['403']);
  });

  it('API-1 a registration is answered when its sender closes the sending side', async () => {
    const answer = await sent(post(CALL, JSON.stringify(registration()), ['Host: x', JSON_TYPE]));
    expect(answer).toContain('{"code":1,');
  });

  it('APPT-7 a form is answered when its sender closes the sending side', async () => {
    const answer = await sent(post('/en/appointment/', 'name=', ['Host: x', FORM_TYPE]));
    expect(statusesIn(answer)).toEqual(['422']);
    expect(answer).toContain(' in en/appointment/outcome</title>');
  });
});

describe('visitors who leave', () => {
  it.each([
    [
      'in the middle of a registration',
      `POST ${CALL} HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\nContent-Length: 99\r\n\r\n{`,
    ],
    [
      'in the middle of a form',
      `POST /zh/appointment/ HTTP/1.1\r\nHost: x\r\n${FORM_TYPE}\r\nContent-Length: 99\r\n\r\nn`,
    ],
    [
      'in the middle of a body in pieces',
      `POST ${CALL} HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{`,
    ],
  ])('OPS-4 are no failure in the log: %s', async (_when, bytes) => {
    for (const leave of ['resetAndDestroy', 'end'] as const) {
      const before = fixture.server.logged.length;
      const connection = connectTo(fixture.server.port);
      connection.socket.write(bytes);
      // The request has reached the server when its next answer comes.
      await fixture.server.ask('/healthz');
      connection.socket[leave]();
      await connection.closed();
      await expect.poll(() => fixture.server.logged.length).toBe(before + 1);
      expect(fixture.server.logged.slice(before).map((line) => JSON.parse(line))).toMatchObject([
        { level: 30, msg: 'request', status: 400 },
      ]);
    }
  });
});

describe('slow senders', () => {
  it.each([
    ['the headers take', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Len'],
    [
      'the body takes',
      'POST /api/user/addApply HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('OPS-4 are cut off when %s too long', async (_part, bytes) => {
    const site = await loadSite(fixture.pagesDir, path.join(fixture.pagesDir, 'desk'));
    const server = createFrontServer({
      site: () => site,
      api: async () => {},
      isHttps: false,
      isProxyTrusted: false,
      onFailure: () => {},
      timeLimits: {
        headersTimeout: 100,
        requestTimeout: 0,
        connectionsCheckingInterval: 50,
        keepAliveTimeout: 60_000,
      },
      bodyPace: { everyMs: 200, bytes: 1000 },
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connection = connectTo((server.address() as AddressInfo).port);
    const start = performance.now();
    connection.socket.write(bytes);
    expect(statusesIn(await connection.closed())).toEqual(['408']);
    // Node itself looks after half a minute.
    expect(performance.now() - start).toBeLessThan(10_000);
    server.close();
  });

  it('OPS-4 take as long as they need while their body goes on coming, and no longer when it only trickles', async () => {
    const site = await loadSite(fixture.pagesDir, path.join(fixture.pagesDir, 'desk'));
    const server = createFrontServer({
      site: () => site,
      async api(request, response) {
        let length = 0;
        for await (const chunk of request) length += (chunk as Buffer).length;
        response.end(`${length} bytes`);
      },
      isHttps: false,
      isProxyTrusted: false,
      onFailure: () => {},
      // Five times as long as a busy machine stops for.
      bodyPace: { everyMs: 500, bytes: 100 },
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const send = async (piece: number) => {
      const connection = connectTo(port);
      connection.socket.write('POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n');
      const timer = setInterval(() => connection.socket.write('x'.repeat(piece)), 20);
      await connection.until((text) => /20000 bytes$|408/.test(text));
      clearInterval(timer);
      connection.socket.destroy();
      return connection.text();
    };
    expect(await send(400)).toContain('20000 bytes');
    expect(await send(2)).toContain('408');
    server.close();
  });

  it('OPS-4 have 10 seconds for the headers, a second more at most, and no limit for the whole', () => {
    expect(TIME_LIMITS).toMatchObject({ headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 1000 });
    expect(BODY_PACE).toEqual({ everyMs: 30_000, bytes: 32_768 });
  });
});
