import { expect, it } from 'vitest';
import { content } from '../../site-content.ts';
import { browseAllProps } from './site-search.data.ts';

it('ROUTE-1 the list of everything has no kind of which the site has nothing', () => {
  const kinds = () => browseAllProps({ locale: 'en', isPlain: false, path: '/search' }).groups.map(({ kind }) => kind);
  expect(kinds()).toContain('story');
  const stories = [...content.stories];
  content.stories.clear();
  try {
    expect(kinds()).not.toContain('story');
  } finally {
    for (const [id, story] of stories) content.stories.set(id, story);
  }
});
