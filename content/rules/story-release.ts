/** What a release lets visitors see of a story: it names languages, and may end on a day (EDIT-10). */
import { z } from 'zod';
import { LOCALES } from '../../contract/locales.ts';
import type { Documents } from '../reading/parse-content.ts';

/** What counts of a story here; a draft may say anything else. */
const RELEASED = z.object({
  hiddenIn: z.array(z.string()).catch([]),
  release: z.object({
    languages: z.array(z.string()).catch([...LOCALES]),
    endsOn: z.string().nullish().catch(null),
  }),
});

function releasedStory(name: string, body: unknown) {
  return name.startsWith('stories/') ? RELEASED.safeParse(body).data : undefined;
}

/**
 * Documents as visitors may see them on a day: each story is switched off in the languages that its release does not
 * name, and in all of them once the release has ended.
 *
 * @param day in China, as `2026-11-21`.
 */
export function hideUnreleased(documents: Documents, day: string): Map<string, unknown> {
  return new Map(
    [...documents].map(([name, body]) => {
      const story = releasedStory(name, body);
      if (!story) return [name, body];
      const { languages, endsOn } = story.release;
      const hasEnded = typeof endsOn === 'string' && endsOn < day;
      const hidden = LOCALES.filter(
        (locale) => hasEnded || !languages.includes(locale) || story.hiddenIn.includes(locale),
      );
      return [name, { ...Object(body), hiddenIn: hidden }];
    }),
  );
}

/** Whether a release ends: pages that were built on one day may say too much on another. */
export function hasEndingRelease(documents: Documents): boolean {
  return [...documents].some(([name, body]) => typeof releasedStory(name, body)?.release.endsOn === 'string');
}
