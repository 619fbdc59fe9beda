import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { content } from '../../site-content.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { siteHeaderProps } from './site-header.data.ts';

const { hasProgramLinksInMenu } = content.site;
afterEach(() => {
  content.site.hasProgramLinksInMenu = hasProgramLinksInMenu;
  delete content.site.markLetters;
  delete content.site.markPicture;
});

function render(locale: (typeof LOCALES)[number], isPlain = false, path = '/'): string {
  return renderToStaticMarkup(<SiteHeader {...siteHeaderProps({ locale, isPlain, path }, true)} />);
}

const hrefs = (html: string, pattern: RegExp) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '').filter((href) => pattern.test(href));

describe('NAV-2 the programme entries of the menu', () => {
  it('NAV-2 are greyed and no links by default', () => {
    expect(hasProgramLinksInMenu).toBe(false);
    for (const locale of LOCALES) {
      const html = render(locale);
      expect(hrefs(html, /\/program\//)).toEqual([]);
      expect(html.match(/data-greyed/g)?.length).toBeGreaterThan(15);
    }
  });

  it('NAV-2 turn into links by one setting', () => {
    content.site.hasProgramLinksInMenu = true;
    const html = render('en');
    expect(html).not.toContain('data-greyed');
    expect(new Set(hrefs(html, /^\/en\/program\//)).size).toBeGreaterThan(12);
    expect(hrefs(render('en', true), /^\/en\/program\//)).toEqual([]);
    expect(hrefs(render('en', true), /^\/program\//).length).toBeGreaterThan(12);
  });
});

describe('EDIT-8 the mark in the bar', () => {
  it('EDIT-8 is the arch, letters of the company or a picture of it', () => {
    expect(render('zh')).toContain('<circle');
    content.site.markLetters = 'SB';
    expect(render('en')).toMatch(/<text [^>]+>SB<\/text>/);
    content.site.markPicture = `uploads/${'5b'.repeat(16)}-300x300`;
    expect(render('vi')).toMatch(
      /<img [^>]*src="\/_astro\/uploads\/(5b)+-300x300-1x1-136\.webp" width="34" height="34" alt=""/,
    );
    expect(render('vi')).not.toContain('>SB<');
  });
});

describe('LANG-2 the switcher in the HTML', () => {
  it('LANG-2 leads to the same page in each language', () => {
    const html = render('vi', false, '/program/sit-mscs');
    for (const locale of LOCALES) expect(hrefs(html, /sit-mscs/)).toContain(`/${locale}/program/sit-mscs`);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });
});

describe('NAV-1 the page on which one stands', () => {
  for (const path of ['/', '/phd', '/about', '/contact']) {
    it(`NAV-1 ${path} is marked in the bar`, () => {
      const current = [...render('en', false, path).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
      expect(current).toHaveLength(1);
      expect(current[0]).toContain(`href="/en${path}"`);
    });
  }
});
