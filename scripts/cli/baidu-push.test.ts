import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESSES_PER_REQUEST, PushError, pushTarget, pushToBaidu, report } from './baidu-push.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  lines: string[];
}

/** What the stand-in for Baidu answers next: status and body. */
let answers: [status: number, body: string][] = [];
let asked: Asked[] = [];
let server: Server;

beforeEach(async () => {
  answers = [];
  asked = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().split('\n');
    asked.push({ method: request.method, url: request.url, type: request.headers['content-type'], lines });
    const [status, body] = answers.shift() ?? [200, JSON.stringify({ remain: 9, success: lines.length })];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const target = () => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/urls`,
  site: 'https://www.firm.cn',
  token: 'abc',
});
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `https://www.firm.cn/zh/${index}`);

describe('OPS-5 baidu-push', () => {
  it('OPS-5 posts one address a line as plain text, with site and token', async () => {
    const result = await pushToBaidu(addresses(3), target());
    expect(asked).toEqual([
      { method: 'POST', url: '/urls?site=https://www.firm.cn&token=abc', type: 'text/plain', lines: addresses(3) },
    ]);
    expect(report(result, 3)).toEqual({ lines: ['Baidu took 3 of 3 addresses; 9 more today.'], isAllTaken: true });
  });

  it('OPS-5 sends no more than 2,000 at a time', async () => {
    const result = await pushToBaidu(addresses(2 * ADDRESSES_PER_REQUEST + 1), target());
    expect(asked.map(({ lines }) => lines.length)).toEqual([2000, 2000, 1]);
    expect(asked.flatMap(({ lines }) => lines)).toEqual(addresses(2 * ADDRESSES_PER_REQUEST + 1));
    expect(result.accepted).toBe(4001);
  });

  it('OPS-5 names the addresses that Baidu does not take', async () => {
    answers = [[200, JSON.stringify({ remain: 4, success: 1, not_same_site: ['https://a.cn/'], not_valid: ['x'] })]];
    const { lines, isAllTaken } = report(await pushToBaidu(addresses(3), target()), 3);
    expect(isAllTaken).toBe(false);
    expect(lines.join('\n')).toMatch(/1 of 3[\s\S]*SITE_URL[\s\S]*https:\/\/a\.cn\/[\s\S]*Not valid[\s\S]*x/);
  });

  it.each([
    [401, { error: 401, message: 'token is not valid' }, /BAIDU_PUSH_TOKEN/],
    [400, { error: 400, message: 'site error' }, /verify it in the console/],
    [400, { error: 400, message: 'over quota' }, /tomorrow/],
    [400, { error: 400, message: 'empty content' }, /build the site/],
    [400, { error: 400, message: 'only 2000 urls are allowed once' }, /at a time/],
    [500, { error: 500, message: 'internal error, please try later' }, /500: internal error/],
    [200, { error: 400, message: 'over quota' }, /tomorrow/],
  ])('OPS-5 says what to do when Baidu answers %i %j', async (status, body, advice) => {
    answers = [[status, JSON.stringify(body)]];
    await expect(pushToBaidu(addresses(1), target())).rejects.toThrow(advice);
  });

  it('OPS-5 stops at a refused lot and tells how many were taken before', async () => {
    answers = [
      [200, JSON.stringify({ remain: 0, success: ADDRESSES_PER_REQUEST })],
      [400, JSON.stringify({ error: 400, message: 'over quota' })],
    ];
    await expect(pushToBaidu(addresses(3 * ADDRESSES_PER_REQUEST), target())).rejects.toThrow(
      /tomorrow.*2000 were taken/,
    );
    expect(asked).toHaveLength(2);
  });

  it('OPS-5 tells of an endpoint that answers something else, or not at all', async () => {
    answers = [[502, '<html>']];
    await expect(pushToBaidu(addresses(1), target())).rejects.toThrow(/502.*<html>/);
    const gone = { ...target(), endpoint: 'http://127.0.0.1:1/urls' };
    await expect(pushToBaidu(addresses(1), gone)).rejects.toThrow(/cannot be reached/);
  });

  it('OPS-5 asks for the settings that it needs', () => {
    expect(() => pushTarget({ SITE_URL: 'https://www.firm.cn' })).toThrow(/BAIDU_PUSH_TOKEN/);
    expect(() => pushTarget({ BAIDU_PUSH_TOKEN: 'abc' })).toThrow(PushError);
    expect(pushTarget({ BAIDU_PUSH_TOKEN: 'abc', SITE_URL: 'https://www.firm.cn/' })).toEqual({
      endpoint: 'http://data.zz.baidu.com/urls',
      site: 'https://www.firm.cn',
      token: 'abc',
    });
  });
});
