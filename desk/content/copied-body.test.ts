import { describe, expect, it } from 'vitest';
import { copiedBody } from './copied-body.ts';

describe('EDIT-1 a copy of a document', () => {
  it('EDIT-1 says the same, but for what belongs to the original: its address, and the release of its person', () => {
    const title = { zh: '一', en: 'One', vi: 'Một' };
    expect(copiedBody('programs', { title, path: '/phd' })).toEqual({ title });
    expect(copiedBody('stories', { title, isSample: false, release: { signedOn: '2026-11-01' } })).toEqual({
      title,
      isSample: false,
      release: null,
    });
    expect(copiedBody('schools', { title, path: 'kept' })).toEqual({ title, path: 'kept' });
  });
});
