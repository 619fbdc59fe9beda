import { describe, expect, it } from 'vitest';
import { hasNoteDrafts, keepNoteDraft, noteDraft } from './note-drafts.ts';

describe('DESK-4 a note that is not saved yet', () => {
  it('DESK-4 is kept for its registration until it is saved or taken away', () => {
    expect([noteDraft('a'), hasNoteDrafts()]).toEqual(['', false]);
    keepNoteDraft('a', 'Wants to start in spring');
    keepNoteDraft('b', '  ');
    expect([noteDraft('a'), noteDraft('b'), hasNoteDrafts()]).toEqual(['Wants to start in spring', '', true]);
    keepNoteDraft('a', '');
    expect([noteDraft('a'), hasNoteDrafts()]).toEqual(['', false]);
  });
});
