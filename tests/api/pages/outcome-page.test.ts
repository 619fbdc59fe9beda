import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { loadOutcomePages } from '../../../server/pages/outcome-page.ts';
import { useFixtureServer } from '../../support/fixture-server.ts';
import { fixturePolicy, titleOf } from '../../support/pages-fixture.ts';

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
    ['/en/appointment/', {}, 'en', 'accepted in en', '/en/appointment/accepted'],
    ['/appointment', { 'accept-language': 'vi' }, 'vi', 'plain accepted in vi', '/_plain/vi/appointment/accepted'],
  ] as const)('APPT-7 says at %s that it was stored, in its language', async (path, headers, locale, title, built) => {
    const { status, body, headers: answered } = await post(path, form, headers);
    expect(status).toBe(200);
    expect(titleOf(body)).toBe(title);
    expect(body.toString()).toContain(`<p>${messageOf(CODE.ok, locale)}</p>`);
    expect(answered).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      'content-security-policy': fixturePolicy(built),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(answered['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('APPT-7 has the status of the refusal, which the log tells too', async () => {
    const { status, body } = await post('/zh/appointment/', 'name=');
    expect(status).toBe(422);
    expect(titleOf(body)).toBe('name in zh');
    expect(JSON.parse(fixture.server.logged.at(-1) ?? '')).toMatchObject({ path: '/zh/appointment/', status: 422 });
  });

  it('APPT-5 brings back what was typed, whatever it is', async () => {
    const name = `"><script>x</script>&amp;'$& {{message}}`;
    const sent = new URLSearchParams({ education: '1', purpose: '3', name, phone: '1', consent: 'on' });
    const { body } = await post('/zh/appointment/', sent.toString());
    const html = body.toString();
    expect(html).toContain(
      '<input value="&#34;&#62;&#60;script&#62;x&#60;/script&#62;&#38;amp;&#39;$&#38; {{message}}" name="name"/>',
    );
    expect(html).toContain('<input value="1" type="tel" name="phone"/>');
    expect(html).toContain('<input checked="" type="radio" name="education" value="1"/>');
    expect(html).toContain('<input type="radio" name="education" value="4"/>');
    expect(html).toContain('<input checked="" type="checkbox" name="consent"/>');
  });

  it('APPT-7 is compressed as the browser takes it', async () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
    for (const encoding of ['br', 'gzip', 'zstd'] as const) {
      const { body, headers } = await post('/en/appointment/', 'name=', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(titleOf(decoders[encoding](body))).toBe('name in en');
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

  it('APPT-7 is one line where the site was built without it', async () => {
    const answer = loadOutcomePages('/nowhere');
    const refused = { locale: 'en', status: 422, code: CODE.nameInvalid, msg: '<b> & co', values: {} } as const;
    const response = await answer(refused, { isPlain: false, acceptEncoding: undefined });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('<p role="alert">&#60;b&#62; &#38; co</p>');
  });
});
