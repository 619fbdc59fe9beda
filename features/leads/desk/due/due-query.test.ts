import { describe, expect, it } from 'vitest';
import { dueCountries, isFiltered, readDueQuery, withChoice } from './due-query.ts';

const read = (search: string) => readDueQuery(new URLSearchParams(search));

describe('DESK-5 what is asked for of those who are due', () => {
  it('DESK-5 is read from the address, and nothing else than can be asked for', () => {
    expect(read('')).toEqual({});
    expect(read('assignee=me&locale=vi&country=VN&hours=outside&limit=150')).toEqual({
      assignee: 'me',
      locale: 'vi',
      country: 'VN',
      hours: 'outside',
      limit: 150,
    });
    expect(read('assignee=you&locale=fr&country=XX&hours=inside&limit=7&other=1')).toEqual({});
    expect(read('limit=100000')).toEqual({ limit: 500 });
  });

  it('DESK-5 is in the language that was chosen last, unless the address says another', () => {
    expect(readDueQuery(new URLSearchParams('assignee=me'), 'vi')).toEqual({ assignee: 'me', locale: 'vi' });
    expect(readDueQuery(new URLSearchParams('locale=en'), 'vi')).toEqual({ locale: 'en' });
  });

  it('DESK-5 offers each country whose clocks are known, those where most people are first, the others by name', () => {
    expect(read('country=US')).toEqual({ country: 'US' });
    const countries = dueCountries('en');
    expect(countries[0]).toBe('CN');
    expect(countries.slice(-2)).toEqual(['GB', 'US']);
  });

  it('DESK-5 begins anew with another choice, and without one that is taken back', () => {
    expect(withChoice({ assignee: 'me', limit: 150 }, 'locale', 'vi')).toEqual({ assignee: 'me', locale: 'vi' });
    expect(withChoice({ assignee: 'me', hours: 'outside' }, 'assignee', '')).toEqual({ hours: 'outside' });
  });

  it('DESK-5 is all of them unless a person, a language, a country or the closed hours are chosen', () => {
    expect(isFiltered({ limit: 100 })).toBe(false);
    expect(isFiltered({ assignee: 'nobody' })).toBe(true);
    expect(isFiltered({ country: 'VN' })).toBe(true);
    expect(isFiltered({ hours: 'outside' })).toBe(true);
  });
});
