import { describe, expect, it } from 'vitest';
import {
  discardPersistedDrafts,
  hasNoteDrafts,
  noteDraft,
  persistDrafts,
  restoreDrafts,
  setNoteDraft,
  unsavedPart,
} from './note-drafts.ts';

describe('DESK-4 a note that is not saved yet', () => {
  it('DESK-4 is kept for its registration until it is saved or taken away', () => {
    expect([noteDraft('a'), hasNoteDrafts()]).toEqual(['', false]);
    setNoteDraft('a', 'Wants to start in spring');
    setNoteDraft('b', '  ');
    expect([noteDraft('a'), noteDraft('b'), hasNoteDrafts()]).toEqual(['Wants to start in spring', '', true]);
    setNoteDraft('a', '');
    expect([noteDraft('a'), hasNoteDrafts()]).toEqual(['', false]);
  });

  it('DESK-4 outlives the end of a session, for the same person and nobody else', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      keys: () => [...kept.keys()],
    };
    setNoteDraft('a', 'Wants to start in spring');
    persistDrafts(storage, 'me');
    // Nothing keeps the browser from going to the sign-in.
    expect([noteDraft('a'), hasNoteDrafts(), kept.size]).toEqual(['', false, 1]);
    restoreDrafts(storage, 'me');
    // A page that is loaded once more before anybody wrote on finds it again.
    expect([noteDraft('a'), kept.size]).toEqual(['Wants to start in spring', 1]);
    setNoteDraft('a', 'Wants to start in autumn');
    expect([noteDraft('a'), kept.size]).toEqual(['Wants to start in autumn', 0]);
    persistDrafts(storage, 'me');
    restoreDrafts(storage, 'me');
    discardPersistedDrafts(storage);
    expect([noteDraft('a'), kept.size]).toEqual(['Wants to start in autumn', 0]);
    persistDrafts(storage, 'me');
    // Whoever types on until the sign-in is there takes nothing away.
    setNoteDraft('b', '');
    expect(kept.size).toBe(1);
    restoreDrafts(storage, 'somebody else');
    expect([noteDraft('a'), kept.size]).toEqual(['', 0]);
  });

  it('DESK-4 what is written while it is sent stays, and only what was saved goes', () => {
    expect(unsavedPart('Call on Monday', 'Call on Monday')).toBe('');
    expect(unsavedPart('  Call on Monday\nat ten', 'Call on Monday')).toBe('at ten');
    expect(unsavedPart('Something else', 'Call on Monday')).toBe('Something else');
  });
});
