import { describe, expect, it } from 'vitest';
import { copiedBody } from './copied-body.ts';

describe('EDIT-1 a copy of a document', () => {
  it('EDIT-1 says the same, but for what belongs to the original: its title, its address, the release of its person', () => {
    const original = { title: { zh: '一', en: 'One', vi: 'Một' }, mode: 'online' };
    const title = { zh: '', en: 'Two', vi: '' };
    expect(copiedBody('programs', { ...original, path: '/phd' }, 'Two')).toEqual({
      title,
      mode: 'online',
      isTitleSourced: false,
    });
    const story = { ...original, isSample: false, release: { signedOn: '2026-11-01' }, mobileId: 'one' };
    const copied = { title, mode: 'online', isSample: false, release: null, mobileId: 'two' };
    expect(copiedBody('stories', story, 'Two'), 'with an anchor of its own').toEqual(copied);
    expect(copiedBody('schools', { name: original.title, path: 'kept' }, 'Two')).toEqual({ name: title, path: 'kept' });
  });

  it('EDIT-1 says of no fact that it was checked, and of no title that it has a source', () => {
    const sources = { faq: { publisher: 'A', checkedOn: '2026-11-21' } };
    const original = { title: {}, isTitleSourced: true, facts: { price: { source: 'faq' } }, sources };
    expect(copiedBody('programs', original, 'Two')).toMatchObject({
      isTitleSourced: false,
      facts: original.facts,
      sources: { faq: { publisher: 'A', checkedOn: '' } },
    });
    expect(copiedBody('schools', { name: {}, sources }, 'Two')).toMatchObject({ sources: { faq: { checkedOn: '' } } });
  });
});
