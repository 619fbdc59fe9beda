import { describe, expect, it } from 'vitest';
import { brandStyles, brandTones, markSvg } from './brand.ts';
import { documentFaults, documentsOf } from '../reading/parse-content.ts';
import { readContentFiles } from '../reading/read-content-files.ts';

const COLORS = { ink: '#0F4C3A', link: '#0b6b5b', accent: '#8A3B12' };
const site = documentsOf(readContentFiles()).get('site') as object;
const faultsOf = (changes: object) => documentFaults('site', { ...site, ...changes }, 'en');

describe('EDIT-8 the brand', () => {
  it('EDIT-8 has the colours of the design without any of its own', () => {
    expect(brandStyles({})).toContain('--ink-900:#16245F;');
    expect(brandTones({})).toMatchObject({ 'blue-600': '#2C419F', 'persimmon-600': '#CE4117' });
  });

  it('EDIT-8 has its own colours with what is lighter and darker', () => {
    expect(brandStyles({ colors: COLORS })).toMatch(
      /^:root{--ink-950:#082A20;--ink-900:#0F4C3A;.*--blue-600:#0B6B5B;.*--ink-900-rgb:15,76,58;/,
    );
    expect(markSvg({ colors: COLORS, markLetters: 'SB' })).toMatch(/fill="#0F4C3A".*>SB<\/text>/);
    expect(markSvg({})).toContain('<circle');
    expect(markSvg({ markLetters: 'SB' }, { picture: 'data:image/png;base64,eA==' })).toMatch(
      /^<svg [^>]+><image href="data:image\/png;base64,eA==" [^>]+><\/svg>$/,
    );
  });

  it('EDIT-8 takes no colour that white text could not be read on, and says why', () => {
    expect(faultsOf({ colors: COLORS })).toEqual([]);
    expect(faultsOf({ colors: { ...COLORS, accent: '#F4633A' } })).toEqual([
      { document: 'site', path: ['colors', 'accent'], message: expect.stringContaining('too light') },
    ]);
    expect(faultsOf({ colors: { ...COLORS, ink: 'green' } })[0]?.message).toContain('#RRGGBB');
  });

  it('EDIT-8 has one or two letters as its mark, and at least one language, each once', () => {
    expect(faultsOf({ markLetters: 'SB', languages: ['en'] })).toEqual([]);
    expect(faultsOf({ markLetters: '<b' })[0]?.path).toEqual(['markLetters']);
    for (const languages of [[], ['en', 'en'], ['fr']])
      expect(faultsOf({ languages })[0]?.path[0], String(languages)).toBe('languages');
  });
});
