import { describe, expect, it } from 'vitest';
import { editsBetween } from '../../../../../contract/content/field-edits.ts';
import { shownEdits } from './entry-edits.ts';

const person = (name: string, role = 'adviser') => ({ isSample: false, initials: name.charAt(0), name, role });
const [an, binh, chi] = [person('An'), person('Binh'), person('Chi')];
const shown = (before: unknown, after: unknown) => shownEdits(editsBetween({ team: before }, { team: after }));

describe('EDIT-4 a list is read entry by entry', () => {
  it('EDIT-4 with one that was added in its middle, at its place', () => {
    expect(shown([an, chi], [an, binh, chi])).toEqual([{ path: ['team', 1], after: binh }]);
  });

  it('EDIT-4 with one that was removed, at the place that it had', () => {
    expect(shown([an, binh, chi], [an, chi])).toEqual([{ path: ['team', 1], before: binh }]);
  });

  it('EDIT-4 with what was edited in an entry behind an added one, field by field', () => {
    expect(shown([an, chi], [binh, an, person('Chi', 'manager')])).toEqual([
      { path: ['team', 0], after: binh },
      { path: ['team', 2, 'role'], before: 'adviser', after: 'manager' },
    ]);
  });

  it('EDIT-4 with one moved, also where the list is as long as before', () => {
    expect(shown([an, binh, chi], [binh, chi, an])).toEqual([
      { path: ['team', 0], before: an },
      { path: ['team', 2], after: an },
    ]);
  });

  it('EDIT-4 with texts, and with another text in the place of one', () => {
    expect(shown(['a', 'c'], ['a', 'b', 'c'])).toEqual([{ path: ['team', 1], after: 'b' }]);
    expect(shown(['a', 'b'], ['a', 'B'])).toEqual([{ path: ['team', 1], before: 'b', after: 'B' }]);
  });
});
