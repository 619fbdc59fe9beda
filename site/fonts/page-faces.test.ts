import { describe, expect, it } from 'vitest';
import { pageFaces, urgentFonts } from './page-faces.ts';

const NAMES = ['song-home', 'song-rest', 'song-program', 'manrope-digits', 'manrope-latin', 'manrope-vi'];
const SERIFS = ['serif-latin', 'serif-vi', 'serif-latin-rest', 'serif-vi-rest'];
const FILES = (name: string) => ([...NAMES, ...SERIFS].includes(name) ? `/_astro/${name}.woff2` : undefined);
const RANGES = { 'song-rest': 'U+4E00', 'serif-vi': 'U+1EA1' };

const filesIn = (rules: string) => [...rules.matchAll(/url\(\/_astro\/([\w-]+)\.woff2\)/g)].map(([, name]) => name);

describe('LANG-4 the fonts of a page', () => {
  it('LANG-4 a Chinese page has the display face of its kind, and digits', () => {
    expect(filesIn(pageFaces('zh', 'home', FILES, RANGES))).toEqual(['song-home', 'song-rest', 'manrope-digits']);
    expect(filesIn(pageFaces('zh', 'program', FILES, RANGES))).toEqual(['song-program', 'manrope-digits']);
    expect(pageFaces('zh', 'home', FILES, RANGES)).toContain('unicode-range:U+4E00');
  });

  it('LANG-4 English and Vietnamese pages have both halves of the Latin faces and no Chinese one', () => {
    const latin = [...SERIFS, 'manrope-latin', 'manrope-vi'];
    for (const locale of ['en', 'vi'] as const)
      expect(filesIn(pageFaces(locale, 'home', FILES, RANGES))).toEqual(latin);
  });

  it('LANG-4 a font that was not cut is left out', () => {
    expect(filesIn(pageFaces('vi', 'home', (name) => (name === 'serif-latin' ? FILES(name) : undefined), {}))).toEqual([
      'serif-latin',
    ]);
  });

  it('LANG-4 of the home page, the parts for headings further down are not left out when they come late', () => {
    const late = (locale: 'zh' | 'en' | 'vi', face: 'home' | 'program') =>
      filesIn(pageFaces(locale, face, FILES, RANGES).replaceAll(/@font-face\{[^}]*:optional[^}]*\}/g, ''));
    expect(late('zh', 'home')).toEqual(['song-rest']);
    expect(late('en', 'home')).toEqual(['serif-latin-rest', 'serif-vi-rest']);
    expect([...late('zh', 'program'), ...late('vi', 'program')], 'which asks for all at once').toEqual([]);
  });

  it('LANG-4 what a page asks for at once is among its faces', () => {
    for (const locale of ['zh', 'en', 'vi'] as const) {
      const urgent = urgentFonts(locale, 'program');
      expect(filesIn(pageFaces(locale, 'program', FILES, RANGES))).toEqual(expect.arrayContaining(urgent));
    }
    expect(urgentFonts('vi', 'home')).toHaveLength(4);
    // Headings of other pages need characters that the home page's have not.
    expect(urgentFonts('vi', 'program')).toContain('serif-vi-rest');
    expect(urgentFonts('en', 'program')).toContain('serif-latin-rest');
  });
});

describe('ROUTE-4 what stands in until our faces are there', () => {
  it('ROUTE-4 has the width and the height of our faces on English and Vietnamese pages', () => {
    for (const locale of ['en', 'vi'] as const) {
      const standIns = pageFaces(locale, 'home', FILES, RANGES).match(/@font-face\{font-family:"Near [^}]*\}/g) ?? [];
      expect(standIns).toHaveLength(5);
      for (const rule of standIns) {
        expect(rule).toMatch(/src:local\("[^}]*size-adjust:[\d.]+%;/);
        expect(rule).toMatch(/;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:0%\}$/);
      }
    }
  });

  it('ROUTE-4 is not needed on Chinese pages, whose characters are all of one width', () => {
    expect(pageFaces('zh', 'home', FILES, RANGES)).not.toContain('Near');
  });
});
