import { describe, expect, it } from 'vitest';
import { KINDS } from '../changes-that-survive-restore.ts';
import { joinChanges, noChanges } from './changes-to-reapply.ts';

const restriction = (restriction: string, purge_after: number) => ({
  id: 'one',
  restricted_at: 1,
  restriction,
  purge_after,
});

describe('DESK-9 the changes of several sources', () => {
  it('DESK-9 are one about each row, of which the first source has the say', () => {
    const here = { ...noChanges(), erased: [{ id: 'one', erased_at: 1 }] };
    const there = {
      ...noChanges(),
      erased: [
        { id: 'one', erased_at: 2 },
        { id: 'two', erased_at: 3 },
      ],
    };
    expect(joinChanges([here, there]).erased).toEqual([
      { id: 'one', erased_at: 1 },
      { id: 'two', erased_at: 3 },
    ]);
  });

  it('DESK-9 are a withdrawal rather than a restriction, from whichever side it comes', () => {
    const restricted = { ...noChanges(), restricted: [restriction('restricted', 9)] };
    const withdrawn = { ...noChanges(), restricted: [restriction('withdrawn', 5)] };
    for (const sources of [
      [restricted, withdrawn],
      [withdrawn, restricted],
    ]) {
      expect(joinChanges(sources).restricted).toEqual([restriction('withdrawn', 5)]);
    }
  });

  it('DESK-9 keep the later time of an erased number', () => {
    const at = (erased_at: number) => ({ ...noChanges(), erasedNumbers: [{ phone_hash: 'hash', erased_at }] });
    for (const sources of [
      [at(1), at(2)],
      [at(2), at(1)],
    ]) {
      expect(joinChanges(sources).erasedNumbers).toEqual([{ phone_hash: 'hash', erased_at: 2 }]);
    }
  });

  it('DESK-9 are reapplied in an order in which what is erased comes first', () => {
    expect(KINDS.map(([name]) => name).slice(0, 1)).toEqual(['erased']);
    expect(Object.keys(noChanges())).toEqual(KINDS.map(([name]) => name));
  });
});
