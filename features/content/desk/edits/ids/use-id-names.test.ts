import { expect, it } from 'vitest';
import { sourcesIn } from './use-id-names.ts';

it('EDIT-4 edits name sources that the document no longer has', () => {
  const [faq, list] = [{ publisher: 'A' }, { publisher: 'B' }];
  expect(
    sourcesIn([
      { path: ['facts', 'price', 'source'], before: 'faq', after: 'list' },
      { path: ['sources', 'faq'], before: faq },
      { path: ['sources', 'list'], after: list },
      { path: ['sources', 'other', 'url'], before: 'x', after: 'y' },
    ]),
  ).toEqual({ faq, list });
  expect(sourcesIn([{ path: ['sources'], before: { faq } }])).toEqual({ faq });
  expect(sourcesIn([{ path: [], before: { sources: { list } } }])).toEqual({ list });
});
