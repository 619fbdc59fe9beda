import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { takeConnections } from '../../../server/pages/fast-path/connection.ts';
import { RequestHeadReader } from '../../../server/pages/fast-path/request-head.ts';
import type { ResourceForm } from '../../../server/pages/files/resource.ts';
import { FileForm } from '../../../server/pages/files/site-file.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { connectTo, statusesIn } from '../../support/servers/raw-connection.ts';

const fixture = useFixtureServer();

const PAGE = 'GET /en/phd HTTP/1.1\r\nHost: x\r\n\r\n';
const JSON_BODY = JSON.stringify({ education: 4, working_years: 2, purpose: 3, name: '张三', phone: '13800000000' });
const POST =
  'POST /api/user/addApply HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
  `Content-Length: ${Buffer.byteLength(JSON_BODY)}\r\n\r\n`;

const connect = () => connectTo(fixture.server.port);
const hasAnswers = (count: number) => (text: string) => statusesIn(text).length === count && /<\/p>$|\}$/.test(text);

describe('connections', () => {
  it('OPS-3 serve page after page', async () => {
    const connection = connect();
    for (let count = 1; count <= 3; count++) {
      connection.socket.write(PAGE);
      await connection.until(hasAnswers(count));
    }
    expect(statusesIn(connection.text())).toEqual(['200', '200', '200']);
    connection.socket.destroy();
  });

  it('OPS-3 go from pages to a registration and back to pages', async () => {
    const connection = connect();
    connection.socket.write(PAGE);
    await connection.until(hasAnswers(1));
    connection.socket.write(POST + JSON_BODY);
    await connection.until(hasAnswers(2));
    connection.socket.write(PAGE);
    await connection.until(hasAnswers(3));
    expect(statusesIn(connection.text())).toEqual(['200', '200', '200']);
    expect(connection.text()).toContain('{"code":1');
    connection.socket.destroy();
  });

  it.each([
    ['in the middle of the first line', 7],
    ['before the last line end', PAGE.length - 1],
  ])('OPS-3 take a request that comes in two pieces, cut %s', async (_where, cut) => {
    const connection = connect();
    connection.socket.setNoDelay(true);
    connection.socket.write(PAGE.slice(0, cut), () => setImmediate(() => connection.socket.write(PAGE.slice(cut))));
    await connection.until(hasAnswers(1));
    expect(statusesIn(connection.text())).toEqual(['200']);
    connection.socket.destroy();
  });

  it('OPS-3 take several requests in one piece, in their order', async () => {
    const connection = connect();
    connection.socket.write(PAGE + PAGE.replace('/en/phd', '/en/nothing') + PAGE);
    await connection.until(hasAnswers(3));
    expect(statusesIn(connection.text())).toEqual(['200', '404', '200']);
    connection.socket.destroy();
  });

  it('OPS-3 tell who waits to go on before their own answer, and never within one', async () => {
    const waiting = (request: string) => request.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n');
    const connection = connect();
    connection.socket.write(waiting(POST));
    await connection.until((text) => text.endsWith('HTTP/1.1 100 Continue\r\n\r\n'));
    connection.socket.write(JSON_BODY + PAGE + waiting(PAGE) + waiting(POST) + JSON_BODY);
    await connection.until((text) => text.match(/\{"code":1/g)?.length === 2);
    expect(statusesIn(connection.text())).toEqual(['100', '200', '200', '100', '200', '100', '200']);
    expect(connection.text().match(/\r\n\r\n(?=\{|<!)/g)).toHaveLength(4);
    connection.socket.destroy();
  });

  it('OPS-3 answer a visitor who stops sending after the question', async () => {
    const connection = connect();
    connection.socket.end(PAGE);
    await once(connection.socket, 'close');
    expect(statusesIn(connection.text())).toEqual(['200']);
  });

  it('OPS-3 are closed when HTTP/1.0 or "close" asks for it', async () => {
    for (const request of ['GET /en/phd HTTP/1.0\r\n\r\n', PAGE.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')]) {
      const connection = connect();
      connection.socket.write(request);
      await once(connection.socket, 'close');
      expect(statusesIn(connection.text())).toEqual(['200']);
    }
  });

  it.each([
    ['without a host', 'GET /en/phd HTTP/1.1\r\n\r\n'],
    ['with no HTTP at all', 'hello\r\n\r\n'],
    ['with a length and a coding', `${POST.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n')}0\r\n\r\n`],
    ['with a folded line', 'GET /en/phd HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\nContent-Length: z\r\n\r\n'],
    ['with a bare carriage return', 'GET /en/phd HTTP/1.1\r\nHost: x\rX: y\r\n\r\n'],
  ])('OPS-4 refuse a request %s', async (_kind, request) => {
    const connection = connect();
    connection.socket.write(request);
    await once(connection.socket, 'close');
    expect(statusesIn(connection.text())).toEqual(['400']);
  });

  it('OPS-4 outlive a visitor who leaves in the middle', async () => {
    const connection = connect();
    connection.socket.write(POST);
    await once(connection.socket, 'connect');
    connection.socket.resetAndDestroy();
    expect((await fixture.server.ask('/healthz')).status).toBe(200);
  });
});

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server whose answers are more than the system's buffers hold; HEAD is answered with 304. */
async function serveLong() {
  const body = Buffer.alloc(32 * 1024 * 1024);
  const form: ResourceForm = {
    content: new FileForm({ encoding: 'identity', source: '', isKept: true, body, size: body.length }),
    headers: { http: [], https: [] },
    unchangedHeaders: { http: [], https: [] },
    status: 200,
  };
  const asked: string[] = [];
  const server = createServer();
  takeConnections(server, ({ url, isHead }) => {
    asked.push(url);
    return { form, body, scheme: 'http', isUnchanged: isHead };
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, asked, connect: () => net.connect((server.address() as AddressInfo).port, '127.0.0.1') };
}

describe('answering from the memory', () => {
  it('OPS-4 takes no further request of a visitor who does not read the answer', async () => {
    const { server, asked, connect: open } = await serveLong();
    const visitor = open().pause();
    visitor.write(request('/first'));
    await expect.poll(() => asked).toEqual(['/first']);
    visitor.write(request('/second'));
    for (let others = 1; others <= 3; others++) {
      const other = open();
      other.write(request('/other').replace('GET', 'HEAD'));
      await once(other, 'data');
      other.destroy();
      expect(asked).toEqual(['/first', ...Array(others).fill('/other')]);
    }
    visitor.resume();
    await expect.poll(() => asked).toContain('/second');
    visitor.destroy();
    server.close();
  });

  it('OPS-4 ends with the server: idle connections at once, those that do not read when all are closed', async () => {
    const { server, asked, connect: open } = await serveLong();
    const idle = open();
    idle.write(request('/idle').replace('GET', 'HEAD'));
    await once(idle, 'data');
    const slow = open().pause();
    slow.write(request('/slow'));
    await expect.poll(() => asked).toContain('/slow');
    const closed = once(server, 'close');
    server.close();
    await once(idle, 'close');
    expect(server.listening).toBe(false);
    server.closeAllConnections();
    await closed;
    slow.destroy();
  });
});

describe('reading a plain request', () => {
  const read = (text: string) => new RequestHeadReader().read(Buffer.from(text, 'latin1'));

  it('OPS-3 finds what decides on the answer', () => {
    const lines = [
      'Host: x',
      'accept-ENCODING:  br ',
      'Accept-Language: vi',
      'Cookie: a=b',
      'If-None-Match: "x"',
      'X-Other: y',
    ];
    expect(read(`HEAD /a?b HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)).toMatchObject({
      isHead: true,
      url: '/a?b',
      acceptEncoding: 'br',
      acceptLanguage: 'vi',
      cookie: 'a=b',
      ifNoneMatch: '"x"',
    });
  });

  it('OPS-3 reads the same fields again with another address, and other fields anew', () => {
    const reader = new RequestHeadReader();
    const next = (text: string) => reader.read(Buffer.from(text, 'latin1'));
    expect(next('GET /a HTTP/1.1\r\nHost: x\r\nCookie: c=1\r\n\r\n')).toMatchObject({ url: '/a', cookie: 'c=1' });
    expect(next('HEAD /b HTTP/1.1\r\nHost: x\r\nCookie: c=1\r\n\r\n')).toMatchObject({
      url: '/b',
      isHead: true,
      cookie: 'c=1',
    });
    expect(next('GET /c HTTP/1.1\r\nHost: x\r\nCookie: c=2\r\n\r\n')).toMatchObject({ url: '/c', cookie: 'c=2' });
    expect(next('POST /c HTTP/1.1\r\nHost: x\r\nCookie: c=2\r\n\r\n')).toBeUndefined();
    expect(next('GET /c HTTP/1.0\r\nHost: x\r\nCookie: c=2\r\n\r\n')).toBeUndefined();
    expect(next('GET /\xE9 HTTP/1.1\r\nHost: x\r\nCookie: c=2\r\n\r\n')).toBeUndefined();
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['a body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n'],
    ['a coded body', 'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n'],
    ['a wish for its connection', 'GET / HTTP/1.1\r\nHost: x\r\nProxy-Connection: close\r\n\r\n'],
    ['a part', 'GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=0-1\r\n\r\n'],
    ['another method', 'OPTIONS / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a whole address', 'GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['bytes beyond ASCII', 'GET / HTTP/1.1\r\nHost: x\r\nX: \xE9\r\n\r\n'],
    ['a space in a name', 'GET / HTTP/1.1\r\nHost: x\r\nX : y\r\n\r\n'],
    ['a bare line end', 'GET / HTTP/1.1\r\nHost: x\nX: y\r\n\r\n'],
    ['more after its end', 'GET / HTTP/1.1\r\nHost: x\r\n\r\nG'],
    ['no end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['no fields', 'GET / HTTP/1.1\r\n\r\n'],
    ['17 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(17_000)}\r\n\r\n`],
  ])('OPS-4 leaves a request with %s to Node', (_kind, text) => {
    expect(read(text)).toBeUndefined();
  });
});
