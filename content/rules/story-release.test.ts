/** A story is shown in the languages and until the day that its release names (EDIT-10). */
import { describe, expect, it } from 'vitest';
import { storySchema } from '../schema/home.ts';
import { hasEndingRelease, hideUnreleased } from './story-release.ts';
import { CONTENT } from '../../tests/support/content/site-content.ts';

const RELEASE = { keptAt: 'Folder 2, no. 7', signedOn: '2026-11-01', scope: 'website', languages: ['zh', 'en'] };
const story = (release: object | null, hiddenIn: string[] = []) => new Map([['stories/one', { release, hiddenIn }]]);
const hiddenOn = (day: string, documents: Map<string, unknown>) =>
  hideUnreleased(documents, day).get('stories/one') as { hiddenIn: string[] };

describe('EDIT-10 the release of a story', () => {
  it('EDIT-10 hides it in the languages that it does not name', () => {
    expect(hiddenOn('2026-11-21', story({ ...RELEASE, endsOn: null })).hiddenIn).toEqual(['vi']);
    expect(hiddenOn('2026-11-21', story({ ...RELEASE, endsOn: null }, ['en'])).hiddenIn).toEqual(['en', 'vi']);
  });

  it('EDIT-10 hides it in all languages from the day after its last one', () => {
    const ending = story({ ...RELEASE, endsOn: '2026-11-21' });
    expect(hiddenOn('2026-11-21', ending).hiddenIn).toEqual(['vi']);
    expect(hiddenOn('2026-11-22', ending).hiddenIn).toEqual(['zh', 'en', 'vi']);
    expect([hasEndingRelease(ending), hasEndingRelease(story(null))]).toEqual([true, false]);
  });

  it('EDIT-10 leaves samples, other documents and drafts that do not fit as they are', () => {
    const documents = new Map<string, unknown>([
      ['stories/sample', { release: null, hiddenIn: ['vi'] }],
      ['stories/broken', 'not a story'],
      ['site', { release: RELEASE }],
    ]);
    expect(hideUnreleased(documents, '2026-11-21')).toEqual(documents);
  });

  it('EDIT-10 belongs to a real story, and to no sample', () => {
    const sample = CONTENT.stories.get('story-2-otago-kitchen');
    const release = { ...RELEASE, endsOn: null };
    const fits = (changes: object) => storySchema.safeParse({ ...sample, ...changes }).success;
    expect([fits({}), fits({ isSample: false, release })]).toEqual([true, true]);
    expect([fits({ isSample: false }), fits({ release })]).toEqual([false, false]);
  });

  it('EDIT-10 makes it no sample in any of its words: what still calls it one is found', () => {
    const sample = CONTENT.stories.get('story-1-rit-train');
    const real = { ...sample, isSample: false, release: { ...RELEASE, agreedBy: 'Z.', endsOn: null } };
    const { error } = storySchema.safeParse(real);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'school.degree.zh',
      'school.degree.en',
      'school.degree.vi',
    ]);
    expect(storySchema.safeParse(sample).success).toBe(true);
  });
});
