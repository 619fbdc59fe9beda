import { describe, expect, it } from 'vitest';
import type { Documents } from '../content/reading/parse-content.ts';
import { findBreakingEdit } from './breaking-edit.ts';

const PUBLISHED: Documents = new Map<string, unknown>([
  ['about', { title: { en: 'Who we are', vi: 'Về chúng tôi' }, months: ['2025-06'] }],
  ['site', { name: 'Firm' }],
]);

/** A page that cannot show what is broken. */
const renders = async (documents: Documents) => !JSON.stringify([...documents]).includes('broken');

describe('EDIT-4 what breaks a page', () => {
  it('EDIT-4 is named with its document, its field and its language', async () => {
    const drafts = new Map(PUBLISHED)
      .set('site', { name: 'Other' })
      .set('about', { title: { en: 'We', vi: 'broken' }, months: ['2025-06'] });
    expect(await findBreakingEdit(PUBLISHED, drafts, renders)).toEqual({ document: 'about', path: ['title', 'vi'] });
  });

  it('EDIT-4 is a list where that has got another entry, and the whole of a new document', async () => {
    const longer = { title: { en: 'Who we are', vi: 'Về chúng tôi' }, months: ['2025-06', 'broken'] };
    expect(await findBreakingEdit(PUBLISHED, new Map(PUBLISHED).set('about', longer), renders)).toEqual({
      document: 'about',
      path: ['months'],
    });
    const added = new Map(PUBLISHED).set('films/one', { title: 'broken' });
    expect(await findBreakingEdit(PUBLISHED, added, renders)).toEqual({ document: 'films/one', path: [] });
  });

  it('EDIT-4 is the last of several edits that break it together only, and may be a document that was removed', async () => {
    const together = async (documents: Documents) => {
      const text = JSON.stringify([...documents]);
      return !(text.includes('key') && text.includes('lock')) && documents.has('site');
    };
    const drafts = new Map(PUBLISHED)
      .set('about', { title: { en: 'key', vi: 'x' }, months: ['2025-06'] })
      .set('site', { name: 'lock' });
    expect(await findBreakingEdit(PUBLISHED, drafts, together)).toEqual({ document: 'site', path: ['name'] });
    const removed = new Map(PUBLISHED);
    removed.delete('site');
    expect(await findBreakingEdit(PUBLISHED, removed, together)).toEqual({ document: 'site', path: [] });
  });

  it('EDIT-4 is none where the page breaks as it was published', async () => {
    expect(await findBreakingEdit(PUBLISHED, PUBLISHED, async () => false)).toEqual({ document: null, path: [] });
  });
});
