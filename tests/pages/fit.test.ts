/** What the built pages say of the fit check, and the result as the server sends it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIT_ANSWERS, FIT_QUESTIONS } from '../../contract/fit/fit.ts';
import { LOCALES } from '../../contract/locales.ts';
import { fitMessages } from '../../site/messages/fit.messages.ts';
import { startTestServer, type TestServer } from '../support/servers/running-server.ts';
import { BUILT_SITE, builtPage, CLIENT, parsePage, valuesOf, wordsOfEach } from '../support/content/site-pages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(BUILT_SITE);
}, 60_000);
afterAll(() => server.stop());

describe.each(LOCALES)('the fit check in %s', (locale) => {
  it('FIT-1 asks seven questions in one form, and all answers are there without a script', () => {
    const $ = builtPage(locale, '/fit');
    expect(wordsOfEach($, 'h1')).toEqual([fitMessages['fit.title'][locale]]);
    expect(wordsOfEach($, 'form legend')).toEqual(FIT_QUESTIONS.map((one) => fitMessages[`fit.ask.${one}`][locale]));
    for (const question of FIT_QUESTIONS)
      expect(valuesOf($, `form input[name="${question}"]`, 'value').toSorted()).toEqual(
        FIT_ANSWERS[question].filter((value) => value !== 'settle' || locale === 'zh').toSorted(),
      );
    expect(valuesOf($, '[data-section="fit"] form', 'action')).toEqual([`/${locale}/fit/result`]);
    expect($('[data-section="fit"] input[type="tel"]').length).toBe(0);
  });

  it('FIT-1 is led to from home, the masters pages, menu and footer, and found by search and search engines', () => {
    for (const own of ['/', '/masters/business', '/masters/engineering', '/masters/arts'])
      for (const place of ['main [aria-labelledby="invite"]', 'header', 'footer'])
        expect(valuesOf(builtPage(locale, own), `${place} a[href="/${locale}/fit"]`, 'href').length).toBeGreaterThan(0);
    const index = readFileSync(path.join(CLIENT, 'search-index', `${locale}.json`), 'utf8');
    expect(index).toContain('"path":"/fit"');
    const sitemap = readFileSync(path.join(CLIENT, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`/${locale}/fit<`);
    expect(sitemap).not.toContain('/fit/result');
  });

  it('FIT-2 FIT-4 is answered by a page for the answers in the address, which search engines leave alone', async () => {
    const { status, headers, body } = await server.ask(`/${locale}/fit/result?p=job&f=business&b=cn-150`);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    const html = body.toString();
    expect(html).not.toMatch(/\{\{|undefined/);
    const $ = parsePage(html);
    expect(valuesOf($, 'input[name="fit"]', 'value')).toEqual(['p=job&f=business&b=cn-150']);
    expect($('form#appointment-form').length).toBe(1);
    expect($('[data-program="uo-mba"]').length).toBe(1);
    expect(valuesOf($, 'header a[data-locale="en"]', 'href')).toContain('/en/fit/result?p=job&f=business&b=cn-150');
    // Icons and classes of the result are those of the frame around it.
    for (const use of valuesOf($, 'main use', 'href')) expect($(use).length, use).toBe(1);
  });

  it('FIT-4 nothing of an address but answers is shown', async () => {
    const { body } = await server.ask(`/${locale}/fit/result?p=job%22%3E%3Cb%3E&name=Somebody&f=law&z=x%3Cy`);
    expect(body.toString()).not.toMatch(/Somebody|<b>|x<y/);
  });
});
