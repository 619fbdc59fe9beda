// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DBA_TABS } from '../../../content/schema/pages.ts';
import {
  DESKTOP,
  focus,
  hydrate,
  PHONE,
  press,
  pressKey,
  setDevice,
  setUpIslands,
} from '../../../tests/support/islands/island.tsx';
import { DbaPanels } from './DbaPanels.tsx';
import { DbaTabs } from './DbaTabs.tsx';
import { dbaPanels, dbaTabs } from './dba-tabs.data.ts';

setUpIslands(DESKTOP);

const CONTEXT = { locale: 'en', isPlain: false, path: '/phd' } as const;

/** Shows the tabs as at an address of their page. */
function showTabs(hash: string) {
  window.history.replaceState(null, '', `/en/phd${hash}`);
  const section = hydrate(
    <DbaTabs {...dbaTabs(CONTEXT)}>
      <DbaPanels {...dbaPanels(CONTEXT, () => 1)} />
    </DbaTabs>,
  );
  const idsOf = (selector: string) => [...section.querySelectorAll(selector)].map(({ id }) => id.replace(/^tab-/, ''));
  return {
    tabs: screen.getAllByRole('tab'),
    list: screen.getByRole('tablist'),
    /** What is open, chosen and reached by the tab key. */
    shown: () => ['[data-panel][data-open]', '[aria-selected="true"]', '[role="tab"][tabindex="0"]'].map(idsOf),
  };
}

const only = (id: (typeof DBA_TABS)[number]) => [[id], [id], [id]];

it('PAGE-2 the tab of the address is open, the first where it names none', () => {
  expect(showTabs('').shown()).toEqual(only('advantages'));
  expect(showTabs('#board').shown()).toEqual(only('board'));
});

it('PAGE-2 arrow keys go round, Home and End jump, the focus goes along, and the history is not filled', async () => {
  const { tabs, shown } = showTabs('');
  const entries = window.history.length;
  await focus(tabs[0] ?? null);
  for (const [key, id] of [
    ['ArrowRight', 'university'],
    ['ArrowDown', 'courses'],
    ['ArrowLeft', 'university'],
    ['Home', 'advantages'],
    ['ArrowUp', 'enrolment'],
    ['ArrowDown', 'advantages'],
    ['End', 'enrolment'],
  ] as const) {
    await pressKey(key);
    expect(shown(), key).toEqual(only(id));
    expect(document.activeElement?.id, key).toBe(`tab-${id}`);
    expect(window.location.hash, key).toBe(`#${id}`);
  }
  expect(window.history.length).toBe(entries);
});

it('PAGE-2 a tap opens a tab and adds its address to the history, once', async () => {
  const { tabs, shown } = showTabs('');
  const entries = window.history.length;
  await press(tabs[3], 'touch');
  await press(tabs[3], 'touch');
  expect(shown()).toEqual(only('faculty'));
  expect(window.location.hash).toBe('#faculty');
  expect(window.history.length).toBe(entries + 1);
});

it('PAGE-2 tabs in a column say so', () => {
  const { list } = showTabs('');
  expect(list.getAttribute('aria-orientation')).toBe('vertical');
  setDevice(PHONE);
  expect(list.getAttribute('aria-orientation')).toBeNull();
});
