import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FIRST_PAINT_SCRIPT } from '../../../contract/staff/desk-first-paint.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { titleOf } from '../../support/content/pages-fixture.ts';
import { WAYS } from '../../support/servers/running-server.ts';

const fixture = useFixtureServer();

describe.each(WAYS)('the desk’s document, by %s', (_way, headers) => {
  const ask = (path: string, more: Record<string, string> = {}) =>
    fixture.server.ask(path, { headers: { ...headers, ...more } });

  it.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/leads/019a0000-0000-7000-8000-000000000000',
    '/dashboard?status=new',
    '/zh/dashboard',
  ])('ROUTE-1 answers %s with 200 and the desk', async (path) => {
    const { status, body, headers: sent } = await ask(path);
    expect(status).toBe(200);
    expect(titleOf(body)).toBe('desk in zh');
    expect(sent['content-language']).toBe('zh-CN');
  });

  it('DESK-10 speaks the visitor’s language', async () => {
    expect(titleOf((await ask('/dashboard/log', { cookie: 'userLanguage=vi' })).body)).toBe('desk in vi');
    expect(titleOf((await ask('/dashboard', { 'accept-language': 'en-GB' })).body)).toBe('desk in en');
    expect(titleOf((await ask('/vi/dashboard/log', { 'accept-language': 'en-GB' })).body)).toBe('desk in vi');
  });

  it('OPS-4 is kept nowhere, listed nowhere, and runs no script but its own', async () => {
    const { headers: sent } = await ask('/dashboard');
    expect(sent['cache-control']).toBe('no-store');
    expect(sent['x-robots-tag']).toBe('noindex, nofollow');
    expect(sent.vary).toBe('Accept-Encoding, Cookie, Accept-Language');
    const policy = String(sent['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    // Of its own scripts one stands in the document: that of the first paint, and no other text.
    const hash = createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    for (const rule of [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('DESK-10 has its files kept for good, and compressed', async () => {
    const { status, headers: sent } = await ask('/_desk/index-abc123.js', { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(sent['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sent['content-encoding']).toBe('br');
  });

  it.each([
    '/dashboards',
    '/_desk/',
    '/_desk/zh.html',
    '/_desk/.built-from',
    '/_desk/index-old000.js',
    '/desk/zh.html',
  ])('ROUTE-2 has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
