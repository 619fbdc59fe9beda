import { describe, expect, it } from 'vitest';
import { useFixtureServer } from '../../support/fixture-server.ts';
import { titleOf } from '../../support/pages-fixture.ts';
import { WAYS } from '../../support/running-server.ts';

const fixture = useFixtureServer();

describe.each(WAYS)('addresses by %s', (_way, way) => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fixture.server.ask(path, { method, headers: { ...way, ...headers } });

  it.each([
    ['/zh/', 'home in zh'],
    ['/zh', 'home in zh'],
    ['/en/phd', 'phd in en'],
    ['/en/phd/', 'phd in en'],
    ['/vi/masters/business?utm_source=x', 'masters/business in vi'],
    ['/%7Ah/phd', 'phd in zh'],
  ])('ROUTE-1 answers %s with its page', async (path, title) => {
    const { status, body, headers } = await ask(path, { 'accept-language': 'fr' });
    expect(status).toBe(200);
    expect(titleOf(body)).toBe(title);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['the saved choice', { cookie: 'userLanguage=vi', 'accept-language': 'en' }, 'vi'],
    ['the saved choice among others', { cookie: 'a=1; userLanguage=en; b=2' }, 'en'],
    ['the browser when the saved choice is none of ours', { cookie: 'userLanguage=fr', 'accept-language': 'vi' }, 'vi'],
    ['the browser when another cookie ends alike', { cookie: 'xuserLanguage=vi', 'accept-language': 'en' }, 'en'],
    ['zh-TW', { 'accept-language': 'zh-TW' }, 'zh'],
    ['zh-Hans-CN', { 'accept-language': 'zh-Hans-CN,en;q=0.5' }, 'zh'],
    ['en-GB', { 'accept-language': 'en-GB' }, 'en'],
    ['the most wanted', { 'accept-language': 'en;q=0.3, vi;q=0.8, zh;q=0.5' }, 'vi'],
    ['the first that we have', { 'accept-language': 'fr-FR, de;q=0.9, vi;q=0.1' }, 'vi'],
    ['not what is refused', { 'accept-language': 'en;q=0, vi;q=0.1' }, 'vi'],
    ['Chinese for any', { 'accept-language': '*' }, 'zh'],
    ['Chinese for what we have not', { 'accept-language': 'fr, de' }, 'zh'],
    ['Chinese for what makes no sense', { 'accept-language': ';;,=q' }, 'zh'],
    ['Chinese for nothing', {}, 'zh'],
  ])('LANG-1 ROUTE-8 an unprefixed address takes %s', async (_what, headers, locale) => {
    const { status, body, headers: answered } = await ask('/phd', headers as Record<string, string>);
    expect(status).toBe(200);
    expect(titleOf(body)).toBe(`plain phd in ${locale}`);
    expect(answered['content-language']).toBe(locale === 'zh' ? 'zh-CN' : locale);
    expect(answered.vary).toBe('Accept-Encoding, Cookie, Accept-Language');
  });

  it('ROUTE-8 the page under a prefix stands in where there is no locale-neutral page', async () => {
    const { body } = await ask('/masters/business/', { 'accept-language': 'en' });
    expect(titleOf(body)).toBe('masters/business in en');
  });

  it('LANG-1 a prefix wins over the saved choice', async () => {
    expect(titleOf((await ask('/en/', { cookie: 'userLanguage=vi' })).body)).toBe('home in en');
  });

  it.each([
    ['/nothing', { 'accept-language': 'vi' }, 'plain 404 in vi'],
    ['/en/nothing', { 'accept-language': 'vi' }, '404 in en'],
    ['/zh/phd/more', {}, '404 in zh'],
    ['/zh/404', {}, '404 in zh'],
    ['/404/', {}, 'plain 404 in zh'],
  ])('ROUTE-2 answers %s with 404 and the page for it', async (path, headers, title) => {
    const { status, body } = await ask(path, headers as Record<string, string>);
    expect(status).toBe(404);
    expect(titleOf(body)).toBe(title);
  });

  it.each([
    ['/_plain/zh/'],
    ['/_plain/zh/phd/index.html'],
    ['/%5Fplain/zh/phd'],
    ['/zh/index.html.br'],
    ['/robots.txt.gz'],
    ['/../secret.txt'],
    ['/zh/../../secret.txt'],
    ['/%2e%2e/secret.txt'],
    ['/..%2fsecret.txt'],
    ['/..%5csecret.txt'],
    ['/zh/%00'],
    ['/%'],
    ['/%ff'],
    ['//'],
    ['//evil.example/zh/'],
    ['/zh//phd'],
    ['/outcome/zh/accepted.html'],
    ['/zh/appointment/accepted'],
    ['/_headers.json'],
    ['/__proto__'],
    ['/constructor'],
    [`/${'x'.repeat(8000)}`],
  ])('ROUTE-2 gives nothing away at %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('outside');
  });
});
