import { describe, expect, it } from 'vitest';
import type { LeadItem } from '../../../contract/leads.ts';
import { differencesOf } from './lead-differences.ts';

describe('DESK-4 what a colleague has changed meanwhile', () => {
  it('DESK-4 is told field by field, and nothing else', () => {
    const before = { status: 'new', assignee_id: null, version: 1, page: '/' } as LeadItem;
    const now = { ...before, status: 'contacted', assignee_id: 'a', version: 3 } as LeadItem;
    expect(differencesOf(before, now)).toEqual([
      { field: 'status', before: 'new', now: 'contacted' },
      { field: 'assignee_id', before: null, now: 'a' },
    ]);
    expect(differencesOf(before, { ...before, version: 2 })).toEqual([]);
  });
});
