// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import {
  DESKTOP,
  focus,
  hydrate,
  paintFrame,
  PHONE,
  point,
  press,
  pressEscapeIn,
  pressKey,
  setDevice,
  setUpIslands,
} from '../../../tests/support/islands/island.tsx';
import { shellMessages } from '../../messages/shell.messages.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { siteHeaderProps } from './site-header.data.ts';

setUpIslands(DESKTOP);

const CATEGORIES = ['cs', 'mba', 'analytics', 'law', 'psychology'];
const PAGES = ['/masters/business', '/masters/engineering', '/masters/arts', '/fit', '/recognition'];

function header(locale: Locale = 'en') {
  const bar = hydrate(<SiteHeader {...siteHeaderProps({ locale, isPlain: false, path: '/' }, true)} />);
  const nav = bar.querySelector('nav') as HTMLElement;
  const menu = nav.querySelector('details') as HTMLDetailsElement;
  const tabs = [...menu.querySelectorAll<HTMLElement>('[role="tab"]')];
  return {
    bar,
    nav,
    menu,
    summary: menu.querySelector('summary') as HTMLElement,
    tabs,
    chosen: () =>
      tabs.flatMap((tab) =>
        tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true'
          ? tab.id.replace('menu-tab-', '')
          : [],
      ),
    shownPanels: () =>
      [...menu.querySelectorAll('[data-panel]:not([hidden])')].map((one) => one.id.replace('menu-panel-', '')),
    openPhoneMenu: async () => {
      await press(bar.querySelector('button[aria-haspopup="dialog"]'), 'touch');
      return screen.getByRole('dialog');
    },
    burger: bar.querySelector<HTMLElement>('button[aria-haspopup="dialog"]'),
  };
}

const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

it('NAV-1 the bar has home, masters menu, PhD, company, contact and the three languages', () => {
  for (const locale of LOCALES) {
    const { nav, bar } = header(locale);
    const items = [...nav.querySelectorAll(':scope > a, :scope > details > summary')];
    const words = ['home', 'masters', 'phd', 'about', 'contact'] as const;
    expect(items.map((one) => one.textContent)).toEqual(words.map((word) => shellMessages[`nav.${word}`][locale]));
    expect(hrefs(nav.querySelectorAll(':scope > a'))).toEqual(
      ['/', '/phd', '/about', '/contact'].map((path) => `/${locale}${path}`),
    );
    expect(bar.querySelectorAll('a[data-locale]')).toHaveLength(3);
  }
});

it('NAV-2 the masters menu has five tabs of entries that are no links, the three pages, the fit check and the rules on recognition', async () => {
  for (const locale of LOCALES) {
    const { menu, tabs, chosen, shownPanels, summary } = header(locale);
    expect(tabs.map((tab) => tab.id.replace('menu-tab-', ''))).toEqual(CATEGORIES);
    await point(summary);
    expect(menu.open).toBe(true);
    for (const [index, id] of CATEGORIES.entries()) {
      await point(tabs[index] ?? null);
      expect([chosen(), shownPanels()]).toEqual([[id], [id]]);
      const panel = menu.querySelector(`#menu-panel-${id}`) as HTMLElement;
      expect(panel.querySelectorAll('li').length).toBeGreaterThan(0);
      expect(panel.querySelector('a, button, [tabindex], [onclick]')).toBeNull();
    }
    expect(hrefs(menu.querySelectorAll('a'))).toEqual(PAGES.map((path) => `/${locale}${path}`));
  }
});

it('NAV-5 the masters menu opens on hover, a click by mouse leaves it open, and the pointer closes it', async () => {
  const { menu, summary } = header();
  await point(summary);
  expect(menu.open).toBe(true);
  await press(summary);
  expect(menu.open).toBe(true);
  await point(null);
  expect(menu.open).toBe(false);
});

it('NAV-5 Escape closes the masters menu that the mouse has opened, and leaves the focus where it is', async () => {
  const { menu, summary, bar } = header();
  const elsewhere = bar.querySelector('a');
  await focus(elsewhere);
  await point(summary);
  expect(menu.open).toBe(true);
  await pressKey('Escape');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});

it('NAV-5 the masters menu opens and closes by finger, also by a tap outside', async () => {
  const { menu, summary, tabs, chosen } = header();
  await press(summary, 'touch');
  expect(menu.open).toBe(true);
  await press(tabs[3], 'touch');
  expect([menu.open, chosen()]).toEqual([true, ['law']]);
  await press(summary, 'touch');
  expect(menu.open).toBe(false);
  await press(summary, 'touch');
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(menu.open).toBe(false);
});

it('NAV-5 the masters menu works by keyboard: arrows, Home, End, Escape, and it closes behind the focus', async () => {
  const { menu, summary, tabs, chosen, shownPanels, nav } = header();
  await focus(summary);
  fireEvent.click(summary, { detail: 0 });
  expect(menu.open).toBe(true);
  await focus(tabs[0] ?? null);
  for (const [key, id] of [
    ['ArrowDown', 'mba'],
    ['End', 'psychology'],
    ['ArrowDown', 'cs'],
    ['ArrowUp', 'psychology'],
    ['Home', 'cs'],
    ['ArrowRight', 'mba'],
  ] as const) {
    await pressKey(key);
    expect([chosen(), shownPanels()], key).toEqual([[id], [id]]);
    expect(document.activeElement?.id).toBe(`menu-tab-${id}`);
    expect(tabs.filter((tab) => tab.tabIndex === 0)).toEqual([document.activeElement]);
  }
  await pressKey('Escape');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(summary);
  fireEvent.click(summary, { detail: 0 });
  await focus(nav.querySelector('a[href="/en/phd"]'));
  expect(menu.open).toBe(false);
});

it('NAV-4 the phone menu has five sub-menus that open independently, and every page', async () => {
  setDevice(PHONE);
  for (const locale of LOCALES) {
    const menu = await header(locale).openPhoneMenu();
    const groups = [...menu.querySelectorAll('details')];
    const open = () => groups.flatMap((group, index) => (group.open ? index : []));
    expect([groups.length, open()]).toEqual([CATEGORIES.length, []]);
    for (const [index, group] of groups.entries()) {
      await press(group.querySelector('summary'), 'touch');
      expect(open()).toEqual(CATEGORIES.slice(0, index + 1).map((_, nth) => nth));
      expect(group.querySelectorAll('li').length).toBeGreaterThan(0);
      expect(group.querySelector('a')).toBeNull();
    }
    await press(groups[2]?.querySelector('summary'), 'touch');
    expect(open()).toEqual([0, 1, 3, 4]);
    for (const path of ['/', ...PAGES, '/phd', '/about', '/contact']) {
      expect(menu.querySelectorAll(`a[href="/${locale}${path}"]`), path).toHaveLength(1);
    }
  }
});

it('NAV-4 the phone menu locks the page, and its button, the backdrop and Escape close it and give the focus back', async () => {
  setDevice(PHONE);
  const { openPhoneMenu, burger } = header();
  const closings: ((menu: HTMLElement) => unknown)[] = [
    (menu) => press(within(menu).getByRole('button', { name: shellMessages['nav.close'].en })),
    (menu) => fireEvent.click(menu),
    pressEscapeIn,
  ];
  for (const close of closings) {
    const menu = await openPhoneMenu();
    expect(burger?.getAttribute('aria-expanded')).toBe('true');
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
    fireEvent.click(within(menu).getByText(shellMessages['nav.masters'].en));
    expect(menu.isConnected, 'a click inside closes nothing').toBe(true);
    await close(menu);
    await paintFrame();
    expect(menu.isConnected).toBe(false);
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
    expect(document.activeElement).toBe(burger);
  }
});

it('NAV-4 a link of the phone menu closes it and leaves the focus to where it leads', async () => {
  setDevice(PHONE);
  const { openPhoneMenu, burger } = header();
  const menu = await openPhoneMenu();
  const link = within(menu).getByRole('link', { name: shellMessages['nav.book'].en });
  expect(link.getAttribute('href')).toMatch(/#appointment$/);
  fireEvent.click(link);
  expect(menu.isConnected).toBe(false);
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
  expect(document.activeElement).not.toBe(burger);
});
