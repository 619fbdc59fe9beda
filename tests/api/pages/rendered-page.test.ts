import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { loadRenderedPages } from '../../../server/pages/rendered-page.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { fixturePolicy, titleOf } from '../../support/content/pages-fixture.ts';

const fixture = useFixtureServer();

describe('a page whose address holds a choice', () => {
  it('SHEET-1 is rendered into the built frame of its language', async () => {
    const { status, body, headers } = await fixture.server.ask('/en/sheet/a/b?for=abroad');
    expect(status).toBe(200);
    const html = body.toString();
    expect(titleOf(body)).toBe('&#60;sheet&#62; in en/sheet');
    expect(html).toContain('<a href="/vi/sheet/a/b">vi</a><p>sheet en false /sheet/a/b abroad {{title}}</p><footer>');
    expect(html).not.toContain('as it was built');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-cache, no-transform',
      'content-security-policy': fixturePolicy('/en/sheet'),
      'x-content-type-options': 'nosniff',
    });
  });

  it('SHEET-1 stays out of search engines', async () => {
    expect((await fixture.server.ask('/zh/sheet/a')).headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('SHEET-1 is in the visitor’s language at an address without one', async () => {
    const { body, headers } = await fixture.server.ask('/sheet/a', { headers: { 'accept-language': 'vi' } });
    expect(body.toString()).toContain('sheet vi true /sheet/a');
    expect(headers['content-security-policy']).toBe(fixturePolicy('/_plain/vi/sheet'));
    expect(headers['vary']).toBe('Accept-Encoding, Cookie, Accept-Language');
  });

  it('SHEET-1 has the status of what was found', async () => {
    expect((await fixture.server.ask('/zh/sheet/none')).status).toBe(404);
    expect((await fixture.server.ask('/zh/sheet')).status).toBe(200);
    expect((await fixture.server.ask('/zh/sheets')).status).toBe(404);
  });

  it('SHEET-1 is compressed, and without a body where only the head is asked for', async () => {
    const packed = await fixture.server.ask('/en/sheet/a', { headers: { 'accept-encoding': 'br' } });
    expect(titleOf(brotliDecompressSync(packed.body))).toBe('&#60;sheet&#62; in en/sheet');
    const head = await fixture.server.ask('/en/sheet/a', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('OPS-4 one that fails is answered with a page of the site that tells nothing of how; the log has the reason', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { status, body, headers } = await fixture.server.ask('/vi/sheet/broken', { headers: { accept } });
    expect(status).toBe(500);
    expect(titleOf(body)).toMatch(/ in vi\/failed$/);
    expect(body.toString()).toContain('as it was built');
    expect(body.toString()).not.toMatch(/broken|Error/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const line = fixture.server.logged.find((one) => one.includes(String(headers['x-request-id'])));
    expect(line).toContain('"message":"broken"');
    const plain = await fixture.server.ask('/sheet/broken', { headers: { accept, 'accept-language': 'en' } });
    expect(titleOf(plain.body)).toMatch(/ in _plain\/en\/failed$/);
    const program = await fixture.server.ask('/en/sheet/broken', { headers: { accept: 'application/json' } });
    expect([program.status, JSON.parse(program.body.toString()).code]).toEqual([500, CODE.failed]);
  });

  it('SHEET-1 cannot be posted to, and an address beyond 2,048 characters is not looked at', async () => {
    expect((await fixture.server.ask('/en/sheet/a', { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await fixture.server.ask(`/en/sheet/${'a/'.repeat(1100)}`)).status).toBe(404);
  });

  it('SHEET-1 is nothing where the site was built without it', async () => {
    const request = { page: 'failed', locale: 'en', isPlain: false } as const;
    expect(await loadRenderedPages('/nowhere', '/nowhere')(request, { acceptEncoding: undefined })).toBeUndefined();
  });
});
