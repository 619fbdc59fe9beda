import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIXED_PAGES } from '../contract/routes.ts';
import { pageContext, parameterOf } from './page-context.ts';
import { content } from './site-content.ts';
import { pathsOf } from './site-paths.ts';

describe('ROUTE-8 the addresses that a route stands for', () => {
  it('ROUTE-8 are three under a prefix and three that the server chooses from', () => {
    expect(pathsOf('/[...base]/about')).toEqual([
      '/zh/about',
      '/en/about',
      '/vi/about',
      '/_plain/zh/about',
      '/_plain/en/about',
      '/_plain/vi/about',
    ]);
  });

  it('ROUTE-6 are six for each thing that has a page', () => {
    const paths = pathsOf('/[...base]/school/[slug]');
    expect(paths).toHaveLength(6 * content.schools.size);
    expect(paths).toContain('/_plain/vi/school/otago');
    expect(pathsOf('/[...base]/appointment/outcome')).toHaveLength(6);
  });

  it('RECEIPT-1 are those under a prefix alone for the page after a registration', () => {
    expect(pathsOf('/[...base]/receipt')).toHaveLength(6);
  });

  it('ROUTE-1 of pages that are the same whatever the content says are those that a document may name', () => {
    const answers = ['/404', '/appointment/outcome', '/failed', '/fit/result', '/login', '/receipt', '/sheet'];
    const files = readdirSync(join(import.meta.dirname, 'pages/[...base]'), { recursive: true, encoding: 'utf8' });
    const pages = files
      .filter((file) => file.endsWith('.astro') && !file.includes('['))
      .map((file) => `/${file.replace(/(?:index)?\.astro$/, '')}`)
      .filter((page) => !answers.includes(page));
    expect(pages.sort()).toEqual(FIXED_PAGES);
  });

  it('are one for a file without a parameter, and an error for a parameter that nobody knows', () => {
    expect(pathsOf('/robots.txt')).toEqual(['/robots.txt']);
    expect(() => pathsOf('/[...base]/offer/[slug]')).toThrow('site/site-paths.ts has no values');
  });
});

describe('ROUTE-8 where a page stands', () => {
  it.each([
    ['vi', { locale: 'vi', isPlain: false, path: '/phd' }],
    ['_plain/zh', { locale: 'zh', isPlain: true, path: '/phd' }],
  ])('ROUTE-8 is read from its address: %s', (base, context) => {
    expect(pageContext({ base }, '/phd')).toEqual(context);
  });

  it('is an error where the address has no language, or not the parameter', () => {
    expect(() => pageContext({ base: 'fr' }, '/phd')).toThrow('no language "fr"');
    expect(() => parameterOf({}, 'slug')).toThrow('no parameter "slug"');
  });
});
