import { describe, expect, it } from 'vitest';
import { LEAD_COLUMNS } from '../../contract/saved-views.ts';
import { HIDDEN_AT_FIRST, hiddenColumns, shownColumns } from './columns.ts';

describe('DESK-3 columns of the list', () => {
  it('DESK-3 are hidden and shown again, in their order', () => {
    expect(shownColumns([])).toEqual(LEAD_COLUMNS);
    expect(shownColumns(hiddenColumns(['phone', 'name']))).toEqual(['name', 'phone']);
    expect(hiddenColumns(shownColumns(HIDDEN_AT_FIRST))).toEqual(
      LEAD_COLUMNS.filter((column) => HIDDEN_AT_FIRST.includes(column)),
    );
  });
});
