import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ENCODING_SUFFIX } from '../../../server/pages/files/content-encoding.ts';
import { FILE_CSP } from '../../../server/pages/security-headers.ts';
import { etagOf } from '../../../server/pages/files/site-file.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { fixturePolicy, LONG_VIDEO_BYTES, titleOf, VIDEO } from '../../support/content/pages-fixture.ts';
import { startTestServer, WAYS } from '../../support/servers/running-server.ts';

const fixture = useFixtureServer();

describe.each(WAYS)('delivery by %s', (_way, way) => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fixture.server.ask(path, { method, headers: { ...way, ...headers } });

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd', 'zstd'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'zstd'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['br;q=0', undefined],
    ['xbr, brx', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)('OPS-3 to the Accept-Encoding %j answers in %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/en/phd', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(body.length);
    const plain = encoding ? decoders[encoding](body) : body;
    expect(titleOf(plain)).toBe('phd in en');
  });

  it.each(['gzip', 'zstd'] as const)(
    'OPS-3 sends %s whole where a build has made it smaller meanwhile',
    async (encoding) => {
      const source = path.join(fixture.pagesDir, `client/vi/masters/business/index.html${ENCODING_SUFFIX[encoding]}`);
      const before = readFileSync(source);
      const smaller = { gzip: gzipSync, zstd: zstdCompressSync }[encoding]('<title>smaller</title>');
      writeFileSync(source, smaller);
      try {
        const { headers, body } = await ask('/vi/masters/business', { 'accept-encoding': encoding });
        expect(headers).toMatchObject({ 'content-length': String(smaller.length), etag: etagOf(smaller) });
        expect(body).toEqual(smaller);
      } finally {
        writeFileSync(source, before);
      }
    },
  );

  it('OPS-3 gives each form a strong tag of its own, and answers 304 to it', async () => {
    const br = await ask('/en/phd', { 'accept-encoding': 'br' });
    const plain = await ask('/en/phd');
    expect(br.headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(br.headers.etag).not.toBe(plain.headers.etag);
    for (const tag of [br.headers.etag, `W/${br.headers.etag}`, `"x", ${br.headers.etag}`, '*']) {
      const again = await ask('/en/phd', { 'accept-encoding': 'br', 'if-none-match': tag ?? '' });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag: br.headers.etag, vary: 'Accept-Encoding', 'content-language': 'en' });
    }
    expect((await ask('/en/phd', { 'if-none-match': br.headers.etag ?? '' })).status).toBe(200);
  });

  it('ROUTE-8 does not answer 304 in one language to the copy of another', async () => {
    const { headers } = await ask('/phd', { 'accept-language': 'en' });
    const other = await ask('/phd', { 'accept-language': 'vi', 'if-none-match': headers.etag ?? '' });
    expect(other.status).toBe(200);
  });

  it('ROUTE-2 never answers 304 for what there is not', async () => {
    const { headers } = await ask('/en/nothing');
    expect((await ask('/en/nothing', { 'if-none-match': headers.etag ?? '' })).status).toBe(404);
  });

  it.each([['/en/phd'], ['/phd'], ['/video.mp4'], ['/long.mp4']])(
    'OPS-3 answers HEAD of %s with the headers alone',
    async (path) => {
      const get = await ask(path);
      const head = await ask(path, {}, 'HEAD');
      expect(head.body).toHaveLength(0);
      const { date: _got, ...expected } = get.headers;
      const { date: _headed, ...headers } = head.headers;
      expect(headers).toEqual(expected);
    },
  );

  it.each([
    ['/en/phd', 'no-cache, no-transform'],
    ['/phd', 'no-cache, no-transform'],
    ['/_astro/app.abc123.js', 'public, max-age=31536000, immutable'],
    ['/picture.avif', 'public, max-age=3600'],
  ])('OPS-3 tells caches how long %s is good', async (path, cacheControl) => {
    expect((await ask(path)).headers['cache-control']).toBe(cacheControl);
  });

  it('OPS-4 gives each page the policy of its build, and all else a strict one', async () => {
    expect((await ask('/en/phd')).headers['content-security-policy']).toBe(fixturePolicy('/en/phd'));
    expect((await ask('/masters/business')).headers['content-security-policy']).toBe(
      fixturePolicy('/zh/masters/business'),
    );
    expect((await ask('/en/nothing')).headers['content-security-policy']).toBe(fixturePolicy('/en/404'));
    expect((await ask('/robots.txt')).headers['content-security-policy']).toBe(FILE_CSP);
    expect((await ask('/phd')).headers['content-security-policy']).toMatch(
      /^default-src 'self'.*frame-ancestors 'none'$/,
    );
  });

  it.each([['/robots.txt'], ['/picture.avif'], ['/healthz'], ['/api/nothing']])(
    'OPS-4 lets %s name no base for links and send no form',
    async (path) => {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'"]),
      );
    },
  );

  it.each([['/en/phd'], ['/en/nothing'], ['/picture.avif'], ['/healthz'], ['/api/nothing']])(
    'OPS-4 sends the security headers with %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers.date).toMatch(/GMT$/);
    },
  );

  it('OPS-4 sends the scripts of a page with nosniff alone: they are never shown as a page', async () => {
    const { status, headers } = await ask('/_astro/app.abc123.js');
    expect(status).toBe(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=995-2000', 995, 999],
    ['bytes=-5000', 0, 999],
  ])('HOME-8 sends the part %s of a video', async (range, start, end) => {
    const { status, headers, body } = await ask('/video.mp4', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(body).toEqual(VIDEO.subarray(start, end + 1));
  });

  it.each([['bytes=1000-'], ['bytes=-0']])('HOME-8 answers 416 to the part %s', async (range) => {
    const { status, headers, body } = await ask('/video.mp4', { range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */1000');
    expect(body).toHaveLength(0);
  });

  it.each([['bytes=0-1,5-6'], ['items=0-1'], ['bytes=9-1'], ['bytes=-'], ['bytes=a-b']])(
    'HOME-8 sends the whole video to a part that is not understood: %s',
    async (range) => {
      expect(await ask('/video.mp4', { range })).toMatchObject({ status: 200, body: VIDEO });
    },
  );

  it('HOME-8 sends a part only of the very file that it was begun with', async () => {
    const { headers } = await ask('/video.mp4');
    expect(headers['accept-ranges']).toBe('bytes');
    expect((await ask('/video.mp4', { range: 'bytes=0-1', 'if-range': headers.etag ?? '' })).status).toBe(206);
    expect((await ask('/video.mp4', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });

  it('HOME-8 sends a long video from the disk, whole and in parts', async () => {
    const whole = await ask('/long.mp4');
    expect(whole.body).toHaveLength(LONG_VIDEO_BYTES);
    const part = await ask('/long.mp4', { range: `bytes=${LONG_VIDEO_BYTES - 3}-` });
    expect(part).toMatchObject({ status: 206, body: Buffer.alloc(3, 7) });
  });

  it.each([
    ['POST', '/zh/phd', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['PUT', '/zh/appointment/', 'GET, HEAD, POST'],
  ])('ROUTE-1 answers %s %s with 405 and what is allowed', async (method, path, allow) => {
    expect(await ask(path, {}, method)).toMatchObject({ status: 405, headers: { allow } });
  });

  it('API-4 says that the process is up and the store takes writes', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/readyz', {}, 'HEAD')).status).toBe(200);
  });
});

describe('behind TLS', () => {
  it('OPS-4 tells browsers to stay with https when the site’s address begins so', async () => {
    const secure = await startTestServer(fixture.pagesDir, { siteUrl: 'https://www.example.com' });
    for (const path of ['/zh/', '/nothing', '/healthz']) {
      expect((await secure.ask(path)).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
    await secure.stop();
  });

  it('OPS-4 believes X-Forwarded-Proto of a trusted proxy alone', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const trusting = await startTestServer(fixture.pagesDir, { trustedProxies: 1 });
    expect((await trusting.ask('/zh/', { headers })).headers['strict-transport-security']).toBeDefined();
    expect((await trusting.ask('/zh/')).headers['strict-transport-security']).toBeUndefined();
    await trusting.stop();
    expect((await fixture.server.ask('/zh/', { headers })).headers['strict-transport-security']).toBeUndefined();
  });
});
