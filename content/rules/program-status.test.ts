import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { countPrograms, isConfirmed, isOpenTo } from './program-status.ts';
import type { Program } from '../schema/programs.ts';
import { CONTENT } from '../../tests/support/content/site-content.ts';

const { programs } = CONTENT;
const [[, any] = []] = programs;
if (!any) throw new Error('There is no programme.');
const open: Program = { ...any, isTitleSourced: true, mode: 'online', admission: [] };
const requirement = {
  text: { zh: '只收', en: 'only', vi: 'chỉ' },
  publisher: 'A catalogue',
  url: 'https://example.com',
  checkedOn: '2026-11-22',
};
const onlyChina: Program = { ...open, admission: [requirement, { ...requirement, onlyFrom: ['china'] }] };

describe('TRUST-1 a programme is counted as online', () => {
  it('TRUST-1 when both its title and its mode of study have a source', () => {
    expect(isConfirmed(open)).toBe(true);
    expect(isConfirmed({ ...open, isTitleSourced: false })).toBe(false);
    expect(isConfirmed({ ...open, mode: 'unconfirmed' })).toBe(false);
  });

  it('TRUST-1 for the readers to whom it is open', () => {
    expect(LOCALES.map((locale) => isOpenTo(locale, open))).toEqual([true, true, true]);
    expect(LOCALES.map((locale) => [locale, isOpenTo(locale, onlyChina)])).toEqual([
      ['zh', true],
      ['en', true],
      ['vi', false],
    ]);
    const unconfirmed: Program = { ...open, mode: 'unconfirmed' };
    expect(countPrograms('zh', [open, onlyChina, unconfirmed])).toEqual({ confirmed: 2, others: 1 });
    expect(countPrograms('vi', [open, onlyChina, unconfirmed])).toEqual({ confirmed: 1, others: 2 });
  });
});

it('TRUST-1 no language counts more programmes than have a page', () => {
  for (const locale of LOCALES) {
    const { confirmed, others } = countPrograms(locale, programs.values());
    expect(confirmed + others).toBe(programs.size);
    expect(confirmed).toBeGreaterThan(0);
  }
});
