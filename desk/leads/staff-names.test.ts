import { describe, expect, it } from 'vitest';
import { staffNames } from './staff-names.ts';

describe('DESK-4 what people of the staff are called', () => {
  it('DESK-4 is short where that is enough to tell them apart', () => {
    const names = staffNames([
      { id: '1', email: 'lin@example.com', name: null },
      { id: '2', email: 'an@example.com', name: null },
      { id: '3', email: 'an@example.org', name: null },
      { id: '4', email: 'fang@example.com', name: '王芳' },
    ]);
    expect([...names.values()]).toEqual(['lin', 'an@example.com', 'an@example.org', '王芳']);
  });

  it('DESK-4 has the address beside a name that two people share', () => {
    const names = staffNames([
      { id: '1', email: 'lan@example.com', name: 'Lan' },
      { id: '2', email: 'lan2@example.com', name: 'Lan' },
    ]);
    expect([...names.values()]).toEqual(['Lan (lan@example.com)', 'Lan (lan2@example.com)']);
  });
});
