import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { fixturePolicy, titleOf } from '../../support/content/pages-fixture.ts';

const fixture = useFixtureServer();

describe('the page after a form', () => {
  const form = 'education=4&working_years=2&purpose=3&name=%E5%BC%A0%E4%B8%89&phone=13800000000&consent=on';
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fixture.server.ask(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it.each([
    ['/en/appointment/', {}, 'en', 'en/appointment/outcome'],
    ['/appointment', { 'accept-language': 'vi' }, 'vi', '_plain/vi/appointment/outcome'],
  ] as const)('APPT-7 says at %s that it was stored, in its language', async (path, headers, locale, frame) => {
    const { status, body, headers: answered } = await post(path, form, headers);
    expect(status).toBe(200);
    expect(titleOf(body)).toBe(`&#60;appointment/outcome&#62; in ${frame}`);
    expect(body.toString()).toContain(`"code":1,"msg":"${messageOf(CODE.ok, locale)}"`);
    expect(answered).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      'content-security-policy': fixturePolicy(`/${frame}`),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(answered['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('APPT-7 has the status of the refusal, which the log tells too', async () => {
    const { status, body } = await post('/zh/appointment/', 'purpose=3&name=&phone=13800000000');
    expect(status).toBe(422);
    expect(body.toString()).toContain('"field":"name"');
    expect(JSON.parse(fixture.server.logged.at(-1) ?? '')).toMatchObject({ path: '/zh/appointment/', status: 422 });
  });

  it('APPT-7 is compressed as the browser takes it', async () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
    for (const encoding of ['br', 'gzip', 'zstd'] as const) {
      const { body, headers } = await post('/en/appointment/', 'name=', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(titleOf(decoders[encoding](body))).toContain('in en/appointment/outcome');
    }
    expect((await post('/en/appointment/', 'name=')).headers['content-encoding']).toBeUndefined();
  });

  it('APPT-7 is a built page like any other when it is opened without a form', async () => {
    const { status, body, headers } = await fixture.server.ask('/appointment/', {
      headers: { 'accept-language': 'en', 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Cookie, Accept-Language' });
    expect(titleOf(brotliDecompressSync(body))).toBe('plain appointment in en');
  });

  it('APPT-7 leaves nobody in doubt where the page cannot be rendered, and the log has the reason', async () => {
    const refused = await post('/en/appointment/', 'name=%3Cbroken%3E');
    expect(refused.status).toBe(422);
    expect(refused.body.toString()).toContain(messageOf(CODE.incomplete, 'en'));
    const stored = await post('/vi/appointment/', form.replace('%E5%BC%A0%E4%B8%89', 'broken').replace('1380', '1390'));
    expect(stored.status).toBe(200);
    expect(stored.body.toString()).toMatch(/<a href="\/vi\/receipt\/[\w-]{22}">/);
    expect(stored.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(fixture.server.logged.join('')).toContain('answer to a form not rendered');
  });
});
