/** @vitest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { type SignedIn, UNATTENDED_HEADER } from '../../features/staff/contract.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { watchInputs } from '../api/attendance.ts';
import { deskTexts } from '../words/desk-messages.ts';
import { translatorOf } from '../words/translate.ts';
import { WordsProvider } from '../words/WordsProvider.tsx';
import { ME_KEY } from './me.ts';
import { SessionEnd, WARNED_BEFORE_MS } from './SessionEnd.tsx';
// Compiled before the first test: that takes seconds.
import '../components/theme/MuiTheme.tsx';
import './SessionEndDialog.tsx';

const IDLE_MS = 12 * MS_PER_HOUR;
const isoAfter = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Lets time pass, and the dialog's code come. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

/** The server: use moves the end, but never beyond the last one. The device's clock is ahead of its own by so much. */
const server = { end: '', last: '', uses: 0, isGone: false, aheadMs: 0 };

const meNow = () =>
  ({
    id: '1',
    email: 'a@example.com',
    role: 'consultant',
    actions: [],
    expires_at: server.end,
    expires_in_ms: Date.parse(server.end) - Date.now() + server.aheadMs,
  }) as unknown as SignedIn;

function answer(_path: string, { headers }: RequestInit): Promise<Response> {
  if (server.isGone) return Promise.reject(new TypeError('offline'));
  if (!new Headers(headers).has(UNATTENDED_HEADER)) {
    server.uses += 1;
    server.end = [isoAfter(IDLE_MS - server.aheadMs), server.last].sort()[0] ?? '';
  }
  return Promise.resolve(new Response(JSON.stringify(meNow())));
}

function open(locale: Locale = 'en', { lastMs = 7 * 24 * MS_PER_HOUR, aheadMs = 0 } = {}) {
  const language = { locale, texts: deskTexts(locale) };
  const end = isoAfter(Math.min(IDLE_MS, lastMs) - aheadMs);
  Object.assign(server, { end, last: isoAfter(lastMs - aheadMs), uses: 0, isGone: false, aheadMs });
  const client = new QueryClient();
  client.setQueryData(ME_KEY, meNow());
  render(
    <WordsProvider first={language}>
      <QueryClientProvider client={client}>
        <SessionEnd />
      </QueryClientProvider>
    </WordsProvider>,
  );
  return translatorOf(language);
}

const dialog = () => screen.queryByRole('alertdialog');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  watchInputs();
  fireEvent.keyDown(window);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(LOCALES)(
  'DESK-1 WCAG 2.2.1 warns before the end of a session that is not used, and one press prolongs it, in %s',
  async (locale) => {
    const translate = open(locale);
    await pass(IDLE_MS - WARNED_BEFORE_MS - 1);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(WARNED_BEFORE_MS).toBeGreaterThanOrEqual(2 * MS_PER_MINUTE);
    expect(screen.getByRole('alertdialog', { name: translate('session_end.title') })).toBeTruthy();
    expect(server.uses).toBe(0);
    const stay = button(translate('session_end.stay'));
    fireEvent.pointerDown(stay);
    fireEvent.click(stay);
    await pass(MS_PER_MINUTE);
    expect(server.uses).toBe(1);
    expect(dialog()).toBeNull();
    await pass(IDLE_MS - WARNED_BEFORE_MS);
    expect(dialog()).toBeTruthy();
  },
);

it('DESK-1 WCAG 2.2.1 does not warn where another tab was used', async () => {
  open();
  await pass(IDLE_MS / 2);
  server.end = isoAfter(IDLE_MS);
  await pass(IDLE_MS / 2);
  expect(dialog()).toBeNull();
  await pass(IDLE_MS / 2 - WARNED_BEFORE_MS);
  expect(dialog()).toBeTruthy();
});

it('DESK-1 WCAG 2.2.1 says of a session as old as one may become that signing in again is needed', async () => {
  const translate = open('en', { lastMs: MS_PER_HOUR });
  await pass(MS_PER_HOUR - WARNED_BEFORE_MS);
  const stay = button(translate('session_end.stay'));
  fireEvent.pointerDown(stay);
  fireEvent.click(stay);
  await pass(0);
  expect(screen.getByRole('alertdialog', { name: translate('session_end.final.title') })).toBeTruthy();
  fireEvent.click(button(translate('session_end.final.close')));
  await pass(MS_PER_MINUTE);
  expect(dialog()).toBeNull();
});

it('DESK-1 WCAG 2.2.1 warns without a connection too', async () => {
  const translate = open();
  server.isGone = true;
  await pass(IDLE_MS - WARNED_BEFORE_MS);
  expect(screen.getByRole('alertdialog', { name: translate('session_end.title') })).toBeTruthy();
});

it('DESK-1 WCAG 2.2.1 warns when the server says so, on a device whose clock is a day ahead', async () => {
  const translate = open('en', { aheadMs: 24 * MS_PER_HOUR });
  await pass(IDLE_MS - WARNED_BEFORE_MS - 1);
  expect([dialog(), server.uses]).toEqual([null, 0]);
  await pass(1);
  expect(screen.getByRole('alertdialog', { name: translate('session_end.title') })).toBeTruthy();
});
