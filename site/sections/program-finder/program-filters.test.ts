import { describe, expect, it } from 'vitest';
import { countWith, type FilterableProgram, fits, type Offered, readFilters, writeFilters } from './program-filters.ts';

const offered: Offered = {
  field: ['mba', 'organizational_leadership_master'],
  country: ['us', 'nz'],
  length: ['up-to-one-year', 'one-to-two-years', 'not-published'],
  pace: ['self-paced', 'fixed-terms', 'not-published'],
  entry: ['any-bachelor', 'not-published'],
};
const program = (changes: Partial<FilterableProgram>): FilterableProgram => ({
  slug: 'x',
  field: 'mba',
  country: 'us',
  length: 'not-published',
  pace: 'not-published',
  entry: 'not-published',
  ...changes,
});
const programs = [
  program({ slug: 'a', country: 'nz', length: 'one-to-two-years' }),
  program({ slug: 'b' }),
  program({ slug: 'c', field: 'organizational_leadership_master' }),
];

describe('PAGE-4 the filters of the masters pages', () => {
  it('PAGE-4 are read from the address', () => {
    expect(readFilters('?country=nz&length=one-to-two-years', offered)).toEqual({
      country: 'nz',
      length: 'one-to-two-years',
    });
    expect(readFilters('', offered)).toEqual({});
  });

  it.each(['?country=mars', '?country=', '?Country=nz', '?length=__proto__&toString=1', '?entry=<script>', '?%'])(
    'PAGE-4 ignore the bad value of %s',
    (search) => {
      expect(readFilters(search, offered)).toEqual({});
    },
  );

  it('PAGE-4 take the first of a value that stands twice', () => {
    expect(readFilters('?country=us&country=nz', offered)).toEqual({ country: 'us' });
  });

  it('PAGE-4 are written into the address and read back', () => {
    const chosen = { country: 'nz', pace: 'not-published' };
    const search = writeFilters('', chosen);
    expect(search).toBe('?country=nz&pace=not-published');
    expect(readFilters(search, offered)).toEqual(chosen);
  });

  it('PAGE-4 leave what else stands in the address, and nothing when nothing is chosen', () => {
    expect(writeFilters('?utm_source=wechat&country=nz', { entry: 'any-bachelor' })).toBe(
      '?utm_source=wechat&entry=any-bachelor',
    );
    expect(writeFilters('?country=nz', {})).toBe('');
  });

  it('PAGE-4 let through what fits every choice', () => {
    const shown = (chosen: Parameters<typeof fits>[1]) =>
      programs.filter((one) => fits(one, chosen)).map(({ slug }) => slug);
    expect(shown({})).toEqual(['a', 'b', 'c']);
    expect(shown({ field: 'mba' })).toEqual(['a', 'b']);
    expect(shown({ field: 'mba', country: 'nz' })).toEqual(['a']);
    expect(shown({ length: 'not-published' }), 'not published is a value of its own').toEqual(['b', 'c']);
    expect(shown({ field: 'organizational_leadership_master', country: 'nz' })).toEqual([]);
  });

  it('PAGE-4 count what each value would show beside the other choices', () => {
    expect(countWith(programs, { country: 'us' }, 'field', 'mba')).toBe(1);
    expect(countWith(programs, { country: 'us' }, 'country', 'nz')).toBe(1);
    expect(countWith(programs, { field: 'organizational_leadership_master' }, 'country', 'nz')).toBe(0);
  });
});
