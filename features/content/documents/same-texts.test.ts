import { expect, it } from 'vitest';
import { sameTexts } from './same-texts.ts';

const words = (text: string) => ({ zh: `${text} zh`, en: `${text} en`, vi: `${text} vi` });
const ORIGINAL = {
  title: words('One'),
  summary: words('Summary'),
  lead: { what: words('What') },
  suits: [words('First'), words('Second')],
  keywords: ['MBA', 'Otago'],
  about: { zh: ['About zh'], en: ['About en', 'More en'], vi: ['About vi'] },
  facts: { pace: { text: words('Pace'), source: 'faq' } },
};

it('EDIT-1 a copy names the texts that are still its original’s, in any language, wherever they stand, but for facts', () => {
  const copy = {
    ...ORIGINAL,
    title: { zh: '', en: 'Two', vi: '' },
    lead: { what: { ...words('Rewritten'), vi: 'What vi ' } },
    suits: [words('New'), words('First')],
    about: { zh: ['New zh'], en: ['New en', 'More en'], vi: ['New vi'] },
  };
  const others = [
    ['programs/other', { summary: words('Summary') }],
    ['programs/one', ORIGINAL],
  ] as const;
  expect(sameTexts(copy, others)).toEqual({
    document: 'programs/one',
    paths: [['summary'], ['lead', 'what'], ['suits', 1], ['keywords'], ['about']],
  });
});

it('EDIT-1 a document in words of its own names none', () => {
  const own = { title: words('Two'), summary: { zh: '', en: '', vi: '' }, keywords: ['MBA'], facts: ORIGINAL.facts };
  expect(
    sameTexts(own, [['programs/one', { ...ORIGINAL, lead: { what: { zh: '', en: '', vi: '' } } }]]),
  ).toBeUndefined();
  expect(sameTexts(own, [])).toBeUndefined();
});
