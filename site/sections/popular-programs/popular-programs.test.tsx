// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { excludesReaders } from '../../../content/rules/program-status.ts';
import type { Program } from '../../../content/schema/programs.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import {
  DESKTOP,
  focus,
  hydrate,
  point,
  pointFromOtherIsland,
  press,
  pressKey,
  setUpIslands,
} from '../../../tests/support/islands/island.tsx';
import { homeMessages } from '../../messages/home.messages.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { content } from '../../site-content.ts';
import { PopularPrograms } from './PopularPrograms.tsx';
import { ProgramPanels, SLOTS_PER_CATEGORY } from './ProgramPanels.tsx';
import { popularProgramsProps, programPanelsProps } from './popular-programs.data.ts';

setUpIslands(DESKTOP);

const ORDER = ['cs', 'mba', 'psychology', 'analytics', 'law', 'phd'];
/** Figures of the specification that have no source: never on a card as a rank. */
const UNSOURCED = /^[^\d%]{0,5}(33|10|9|1|85|20)(st|nd|rd|th)?[^\d%]{0,2}$/;

function programs(locale: Locale = 'en', isPlain = false) {
  const context = { locale, isPlain, path: '/' };
  const section = hydrate(
    <PopularPrograms {...popularProgramsProps(context)}>
      <ProgramPanels {...programPanelsProps(context)} />
    </PopularPrograms>,
  );
  return {
    section,
    active: () => Number(section.dataset['active']),
    tabs: screen.getAllByRole('tab'),
    cardsOf: (category: string) => [...section.querySelectorAll(`#programs-panel-${category} article`)],
  };
}

it('HOME-4 six categories stand in their order, the first is chosen', () => {
  for (const locale of LOCALES) {
    const { tabs, active } = programs(locale);
    expect(active()).toBe(0);
    expect(tabs.map((one) => one.id.replace('programs-tab-', ''))).toEqual(ORDER);
    expect(tabs.map((one) => one.getAttribute('aria-selected'))).toEqual(['true', ...Array(5).fill('false')]);
    for (const [index, { name }] of content.categories.entries()) {
      expect(tabs[index]?.textContent).toContain(name[locale]);
    }
  }
});

it('HOME-5 hover, focus, tap and arrow keys choose a category, a finger that passes does not', async () => {
  const { tabs, active } = programs();
  for (const index of [3, 1, 5, 0]) {
    await point(tabs[index] ?? null);
    expect(active()).toBe(index);
    expect(tabs[index]?.getAttribute('aria-selected')).toBe('true');
  }
  await point(null);
  await pointFromOtherIsland(tabs[2] as Element);
  expect(active(), 'from an island that is not hydrated yet').toBe(2);
  fireEvent.pointerOver(tabs[4] as Element, { pointerType: 'touch' });
  expect(active()).toBe(2);
  await press(tabs[4], 'touch');
  expect(active()).toBe(4);
  await focus(tabs[0] ?? null);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['End', 5],
    ['ArrowDown', 0],
    ['ArrowUp', 5],
    ['ArrowLeft', 4],
    ['Home', 0],
  ] as const) {
    await pressKey(key);
    expect(active(), key).toBe(index);
    expect(document.activeElement).toBe(tabs[index]);
    expect(tabs.map((one) => one.tabIndex)).toEqual(tabs.map((_, nth) => (nth === index ? 0 : -1)));
  }
});

it('NAV-5 what an arrow key does for the browser with Alt, Ctrl or Cmd is left to it', async () => {
  const { tabs, active } = programs();
  await focus(tabs[2] ?? null);
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    for (const key of ['ArrowLeft', 'Home']) {
      expect(fireEvent.keyDown(tabs[2] as Element, { key, ...held }), key).toBe(true);
      expect(active()).toBe(2);
    }
});

it('HOME-5 each grid has six slots, and the blank ones are hidden from assistive technology', () => {
  const { section } = programs();
  for (const { id, programs: slugs } of content.categories) {
    const slots = [...section.querySelectorAll(`#programs-panel-${id} > ul > [data-slot]`)];
    expect(slots).toHaveLength(SLOTS_PER_CATEGORY);
    expect(SLOTS_PER_CATEGORY).toBe(6);
    const blanks = slots.filter((slot) => slot.getAttribute('data-slot') === 'blank');
    expect(blanks).toHaveLength(SLOTS_PER_CATEGORY - slugs.length);
    for (const blank of blanks) expect([blank.getAttribute('aria-hidden'), blank.textContent]).toEqual(['true', '']);
    expect(slots.filter((slot) => slot.querySelector('article'))).toHaveLength(slugs.length);
  }
});

for (const locale of LOCALES) {
  it(`HOME-6 TRUST-1 DIAL-1 cards in ${locale} show title, school, picture, colour, dial and two figures with their source`, () => {
    const { cardsOf } = programs(locale);
    for (const category of content.categories) {
      const cards = cardsOf(category.id);
      expect(cards).toHaveLength(category.programs.length);
      // What is for readers of one country alone stands last for the others.
      const isClosed = (slug: string) => excludesReaders(locale, content.programs.get(slug) as Program);
      const shown = [...category.programs.filter((slug) => !isClosed(slug)), ...category.programs.filter(isClosed)];
      for (const [index, slug] of shown.entries()) {
        const program = content.programs.get(slug);
        const school = content.schools.get(program?.school ?? '');
        const card = cards[index] as HTMLElement;
        const link = card.querySelector('h3 a');
        expect(link?.textContent).toBe(program?.title[locale]);
        expect(link?.getAttribute('href')).toBe(`/${locale}${slug === 'dba' ? '/phd' : `/program/${slug}`}`);
        expect(card.textContent).toContain(school?.name[locale]);
        if (locale !== 'en') expect(card.querySelector('[lang="en"]')?.textContent).toBe(school?.legalName);
        expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\.webp/);
        expect(card.dataset['school']).toBe(program?.school);
        // DIAL-1 drawn, and said in words beside it: four questions, each either answered or asked for the reader.
        expect(card.querySelectorAll('svg[data-dial][aria-hidden="true"]')).toHaveLength(1);
        const labels = [...card.querySelectorAll('dt')].map((label) => label.textContent);
        const asked = card.querySelector('[data-ask]')?.textContent ?? '';
        for (const question of ['classes', 'weekly', 'length', 'cost'] as const) {
          const isAnswered = labels.includes(programCardMessages[`card.${question}`][locale]);
          expect(asked.includes(programCardMessages[`card.ask.${question}`][locale]), `${slug} ${question}`).toBe(
            !isAnswered,
          );
        }
        // Where next to nothing is known, it says what the programme is.
        if (program?.lead && labels.length < 2) expect(card.textContent, slug).toContain(program.lead.what[locale]);
        const figures = [...card.querySelectorAll('[data-figures] li')];
        expect(figures).toHaveLength(2);
        for (const figure of figures) {
          const value = figure.querySelector('b')?.textContent ?? '';
          expect(value, `${slug}: a rank without a source`).not.toMatch(UNSOURCED);
          // Who says so stands under both, in plain sight; a dash says that there is none.
          if (value === '—') expect(figure.textContent).toContain(homeMessages['programs.pending'][locale]);
          else expect(card.querySelector('[data-figures] + small')?.textContent, slug).toMatch(/\S{3}/);
        }
      }
    }
  });
}

it('HOME-6 cards on the unprefixed page lead to unprefixed pages', () => {
  const { section } = programs('en', true);
  const hrefs = [...section.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/program/sit-mscs');
  expect(hrefs.filter((href) => !/^\/(program\/|phd$)/.test(href ?? ''))).toEqual([]);
});
