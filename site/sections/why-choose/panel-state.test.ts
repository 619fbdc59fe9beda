import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  FIRST_AUTOPLAY_DELAY_MS,
  FIRST_STATE,
  nextPanelState,
  PANEL_CLOSED_WIDTH,
  PANEL_OPEN_WIDTH,
  PANEL_SWITCH_DELAY_MS,
} from './panel-state.ts';

test('HOME-9 the times and widths are those of the specification', () => {
  expect([PANEL_SWITCH_DELAY_MS, FIRST_AUTOPLAY_DELAY_MS, PANEL_OPEN_WIDTH, PANEL_CLOSED_WIDTH]).toEqual([
    700, 1000, 753, 135,
  ]);
});

test('HOME-9 the style sheet gives the panels the same widths', () => {
  const css = readFileSync(new URL('./WhyChoose.module.css', import.meta.url), 'utf8');
  expect(css).toContain(`--open-share: ${PANEL_OPEN_WIDTH}`);
  expect(css).toContain(`--closed-share: ${PANEL_CLOSED_WIDTH}`);
});

test('HOME-9 the first film waits for one second', () => {
  expect(FIRST_STATE).toMatchObject({ active: 0, delayMs: 1000, isDue: false });
  expect(nextPanelState(FIRST_STATE, { type: 'due' }).isDue).toBe(true);
});

test('HOME-9 choosing a panel stops the old film at once and lets the new one wait for 700 ms', () => {
  const playing = nextPanelState(FIRST_STATE, { type: 'due' });
  expect(nextPanelState(playing, { type: 'select', index: 2 })).toMatchObject({
    active: 2,
    delayMs: 700,
    isDue: false,
    isPaused: false,
  });
});

test('HOME-9 choosing the open panel changes nothing', () => {
  const playing = nextPanelState(FIRST_STATE, { type: 'due' });
  expect(nextPanelState(playing, { type: 'select', index: 0 })).toBe(playing);
});

test('HOME-10 films that the visitor paused stay paused when another panel is chosen', () => {
  const paused = nextPanelState(FIRST_STATE, { type: 'pause' });
  expect(nextPanelState(paused, { type: 'select', index: 1 }).isPaused).toBe(true);
});

test('HOME-10 the play button starts a film without waiting', () => {
  const paused = nextPanelState(FIRST_STATE, { type: 'pause' });
  expect(nextPanelState(paused, { type: 'play' })).toMatchObject({ isDue: true, isPaused: false });
});

test('HOME-10 where films must not start by themselves each waits for its button', () => {
  const restricted = nextPanelState(FIRST_STATE, { type: 'restrict', isRestricted: true });
  expect(restricted.isPaused).toBe(true);
  const asked = nextPanelState(restricted, { type: 'play' });
  expect(asked.isPaused).toBe(false);
  expect(nextPanelState(asked, { type: 'select', index: 3 }).isPaused).toBe(true);
});

test('HOME-10 a restriction that ends leaves a paused film to its button', () => {
  const restricted = nextPanelState(FIRST_STATE, { type: 'restrict', isRestricted: true });
  expect(nextPanelState(restricted, { type: 'restrict', isRestricted: false })).toMatchObject({
    isRestricted: false,
    isPaused: true,
  });
});
