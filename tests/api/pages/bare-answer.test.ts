import { describe, expect, it } from 'vitest';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { connectTo, statusesIn } from '../../support/servers/raw-connection.ts';

const fixture = useFixtureServer();

async function answerTo(bytes: string): Promise<string> {
  const connection = connectTo(fixture.server.port);
  connection.socket.write(bytes);
  return Buffer.from(await connection.closed(), 'latin1').toString();
}

describe('what gets no page of the site is answered in words', () => {
  it.each([
    [400, 'a line that is not HTTP', 'nonsense\r\n\r\n', '首页'],
    [400, 'two hosts', 'GET /en/phd HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 'home page'],
    [400, 'a page after which nonsense comes', 'GET /en/phd HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n', 'trang chủ'],
    [405, 'a page that is sent something', 'POST /zh/ HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n', '首页'],
    [413, 'endless extensions of a piece', chunked(`1;${'x'.repeat(20_000)}\r\n`), '20 MB'],
    [431, 'more cookies than fit', `GET /zh/ HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(9000)}\r\n\r\n`, 'cookie'],
  ])('OPS-4 %i: %s', async (status, _what, bytes, words) => {
    const answer = await answerTo(bytes);
    expect(statusesIn(answer).at(-1)).toBe(String(status));
    const body = answer.slice(answer.lastIndexOf('\r\n\r\n') + 4);
    expect(body).toContain(words);
    for (const language of ['zh-CN', 'en', 'vi']) expect(body).toMatch(new RegExp(`<p lang="${language}">[^<]{9}`));
    expect(answer).toMatch(new RegExp(`Content-Length: ${Buffer.byteLength(body)}\r\n`, 'i'));
    expect(answer).toMatch(/Content-Type: text\/html; charset=utf-8\r\n/i);
  });
});

function chunked(piece: string): string {
  return `POST /api/user/addApply HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${piece}`;
}
