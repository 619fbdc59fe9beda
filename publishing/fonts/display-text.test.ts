import { expect, it } from 'vitest';
import { displayText } from './display-text.ts';

const STYLES = `
  .title { font: 700 2rem / 1.2 var(--display) }
  .plain, .title small { font-family: var(--sans) }
  @media (min-width:768px) { .wide { font: 700 1rem / 1 var(--display) } }
  @media (max-width:767px) { .desktop-only { display: none } }
  .title::before { font-family: var(--display) }`;

const page = (body: string, head = '') =>
  displayText(`<html><head>${head}<style>${STYLES}</style></head><body>${body}</body></html>`);

it('LANG-4 the text of the display face is what its style rules match', () => {
  expect(page('<h1 class="title">A<span>b</span><small>c</small></h1><p class="plain">d</p><p>e</p>')).toEqual({
    always: 'Ab',
    later: '',
  });
});

it('LANG-4 what only wide screens show is told apart', () => {
  expect(page('<b class="wide">A</b><div class="desktop-only"><h2 class="title">B</h2></div>')).toEqual({
    always: '',
    later: 'AB',
  });
});

it('LANG-4 a page names the headings that only a script shows', () => {
  expect(page('', '<meta name="later-headings" content="C">').later).toBe('C');
});
