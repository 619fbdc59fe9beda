import { describe, expect, it } from 'vitest';
import { countedTitle } from './counted-title.ts';

describe('DESK-5 the count in the tab’s title', () => {
  it('DESK-5 comes, changes and goes', () => {
    expect(countedTitle('待联系 · 晨光', 2)).toBe('(2) 待联系 · 晨光');
    expect(countedTitle('(2) 待联系 · 晨光', 12)).toBe('(12) 待联系 · 晨光');
    expect(countedTitle('(12) 待联系 · 晨光', 0)).toBe('待联系 · 晨光');
  });
});
