import { describe, expect, it } from 'vitest';
import { staffNames } from './staff-names.ts';

describe('DESK-4 what people of the staff are called', () => {
  it('DESK-4 is short where that is enough to tell them apart', () => {
    const names = staffNames([
      { id: '1', email: 'lin@example.com' },
      { id: '2', email: 'an@example.com' },
      { id: '3', email: 'an@example.org' },
    ]);
    expect([...names.values()]).toEqual(['lin', 'an@example.com', 'an@example.org']);
  });
});
