import { expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { guideMessages } from '../guide/guide.messages.ts';
import { GUIDE_GROUPS, GUIDE_PAGES } from '../guide/guide-pages.ts';
import { labelKeys } from '../guide/labels.ts';
import { deskTexts } from './desk-messages.ts';

it('DESK-10 the desk’s texts hold the messages of every file but the guide, which is loaded when it is opened', () => {
  const files = import.meta.glob<Record<string, object>>(
    ['../**/*.messages.ts', '../../features/*/desk/**/*.messages.ts', '!../guide/*'],
    {
      eager: true,
    },
  );
  const keys = Object.values(files).flatMap((module) => Object.values(module).flatMap(Object.keys));
  const texts = Object.keys(deskTexts('en'));
  expect(texts).toEqual(expect.arrayContaining(keys));
  expect(texts.filter((key) => key.startsWith('guide.'))).toEqual([]);
});

it('DESK-10 the guide names controls by keys that there are, the same in each language', () => {
  for (const [key, message] of Object.entries(guideMessages)) {
    const labels = LOCALES.map((locale) => labelKeys(message[locale]).sort());
    expect(labels[1], key).toEqual(labels[0]);
    expect(labels[2], key).toEqual(labels[0]);
    // A name with a number or a person in it could not be said without them.
    for (const locale of LOCALES)
      for (const label of labels[0] ?? [])
        expect(new Map(Object.entries(deskTexts(locale))).get(label), `${key}: ${label}`).toMatch(/^[^{}]+$/);
  }
});

it('DESK-10 every page of the guide has its words, and no word of the guide is without a page', () => {
  const keys = Object.keys(guideMessages);
  const begins = [
    ...GUIDE_PAGES.map(({ id }) => `guide.${id}.`),
    ...GUIDE_GROUPS.map((group) => `guide.group.${group}`),
  ];
  for (const begin of begins)
    expect(
      keys.some((key) => key.startsWith(begin)),
      begin,
    ).toBe(true);
  for (const { id } of GUIDE_PAGES)
    expect(keys).toEqual(expect.arrayContaining([`guide.${id}.title`, `guide.${id}.1`]));
  const others = keys.filter((key) => !begins.some((begin) => key.startsWith(begin)));
  expect(others).toEqual(['guide.lead', 'guide.all', 'guide.next', 'guide.open']);
});
