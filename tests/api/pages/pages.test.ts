import { describe, expect, it } from 'vitest';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { titleOf } from '../../support/content/pages-fixture.ts';
import { WAYS } from '../../support/servers/running-server.ts';

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
    ['a choice that an older site saved', { cookie: 'userLanguage=zh-CN', 'accept-language': 'en' }, 'zh'],
    ['one in quotation marks', { cookie: 'userLanguage=%22en-US%22' }, 'en'],
    ['the choice that was made here', { cookie: 'userLanguage=zh-CN; userLanguage=vi' }, 'vi'],
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
    ['/ZH/', '/zh/'],
    ['/EN/Phd?utm_source=Fair', '/en/phd?utm_source=Fair'],
    ['/PHD/', '/phd/'],
    ['/zh//', '/zh/'],
    ['//zh//phd', '/zh/phd'],
    ['/zh-CN/', '/zh/'],
    ['/zh-Hans-CN/phd', '/zh/phd'],
    ['/en_US', '/en/'],
    ['/vn/', '/vi/'],
    ['/cn/phd', '/zh/phd'],
    ['/zh/phd%E3%80%82', '/zh/phd'],
    ['/zh/phd%25E3%2580%2582', '/zh/phd'],
    ['/zh/phd/%EF%BC%8C', '/zh/phd/'],
    ['/zh/phd%EF%BC%89%E3%80%8B?a=b', '/zh/phd?a=b'],
    ['/zh/phd%EF%BC%9F%E5%BF%AB%E6%9D%A5%E7%9C%8B', '/zh/phd'],
    ['/zh/phd%20%E5%BF%AB%E6%9D%A5', '/zh/phd'],
    ['/vi/phd).%22', '/vi/phd'],
    ['/vi/phd...', '/vi/phd'],
    ['/en/phd%3E,', '/en/phd'],
    ['/%E2%80%8Bzh/phd%EF%BB%BF%E2%80%8B', '/zh/phd'],
    ['/zh%5Cphd', '/zh/phd'],
    ['/zh%EF%BC%8Fphd', '/zh/phd'],
    ['/zh/phd%E3%80', '/zh/phd'],
    ['/zh/phd%3Futm_source=x%26a=b', '/zh/phd?utm_source=x&a=b'],
    ['/zh/PHD?a=b&amp;c=d', '/zh/phd?a=b&c=d'],
    ['/zh/fit/result?p=job&amp;f=business', '/zh/fit/result?p=job&f=business'],
    ['/zh/phd&utm_source=x', '/zh/phd?utm_source=x'],
    ['/en/index.html', '/en/'],
    ['/index.php', '/'],
    ['/en/phd.html', '/en/phd'],
    ['/Dashboard', '/dashboard'],
    ['/zh-CN/dashboard/log', '/zh/dashboard/log'],
    ['/en-GB/sheet/A-b%E3%80%82?p=q', '/en/sheet/a-b?p=q'],
    ['/zh/sheet/a-b%EF%BC%8C', '/zh/sheet/a-b'],
    ['/zh-CN/receipt/AbC_d-', '/zh/receipt/AbC_d-'],
    ['/zh/receipt/AbC_d-%E3%80%82', '/zh/receipt/AbC_d-'],
  ])('ROUTE-1 leads from %s to %s, as people and chats write it', async (written, meant) => {
    const { status, headers } = await ask(written);
    expect([status, headers.location]).toEqual([302, meant]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const { headers: next } = await ask(meant);
    expect(next.location).toBeUndefined();
  });

  it.each([
    '//evil.example/',
    '//evil.example/zh/phd',
    '/%5Cevil.example',
    '/%E5%AD%A6%E6%A0%A1',
    '/zh/%E5%AD%A6%E6%A0%A1',
    '/en/phd/x%E3%80%82',
    '/zh/phd%E3%80%82/more',
    '/fr/phd',
    '/zh-klingon/',
    '/constructor/',
    '/zh/phd/index.html/more',
    '/%C0%AE%C0%AE/zh/',
    '/%',
    '/zh/..%2Fphd',
  ])('ROUTE-2 leads nowhere from %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
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
    ['//evil.example/zh/'],
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
