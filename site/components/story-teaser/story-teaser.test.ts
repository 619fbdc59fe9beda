import { afterEach, expect, it } from 'vitest';
import { studentStoriesProps } from '../../sections/student-stories/student-stories.data.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { content } from '../../site-content.ts';
import { storiesTitle } from './story-teaser.data.ts';

const stories = [...content.stories.values()];
const before = stories.map(({ isSample }) => isSample);
afterEach(() => stories.forEach((story, index) => Object.assign(story, { isSample: before[index] })));

const setReal = (isReal: (slug: string) => boolean) => {
  for (const story of stories) story.isSample = !isReal(story.school.slug);
};
const shown = () => studentStoriesProps({ locale: 'zh' } as never).texts;
const zh = (name: keyof typeof storiesMessages) => storiesMessages[name].zh;

it('EDIT-10 a first real story is not headed as invented, and the samples beside it stay marked', () => {
  expect(shown()).toMatchObject({ eyebrow: zh('stories.eyebrow_samples'), lead: zh('stories.lead_samples') });
  setReal((slug) => slug === 'otago');
  expect(shown()).toMatchObject({ eyebrow: zh('stories.eyebrow_mixed'), lead: zh('stories.lead_mixed') });
  expect(storiesTitle('zh', 'otago'), 'of a school whose stories are all real').toBe(zh('stories.eyebrow'));
  expect(storiesTitle('zh', 'rit')).toBe(zh('stories.eyebrow_samples'));
  setReal(() => true);
  expect(shown()).toMatchObject({ eyebrow: zh('stories.eyebrow'), lead: zh('stories.lead') });
});
