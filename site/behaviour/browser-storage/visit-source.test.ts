// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepVisitSource, readVisitSource } from './visit-source.ts';

/** Opens a page of the site in the same tab. */
function open(address: string) {
  history.replaceState(null, '', address);
  keepVisitSource();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it('EDIT-9 the first and the last tag of a visit are known on every page after it', () => {
  open('/zh/?utm_source=poster');
  open('/zh/phd');
  expect(readVisitSource()).toEqual({ first: 'poster', last: 'poster' });
  open('/zh/program/uo-mba?utm_source=fair-2026#cost');
  open('/zh/appointment/');
  expect(readVisitSource()).toEqual({ first: 'poster', last: 'fair-2026' });
});

it('EDIT-9 a visit without a tag keeps nothing in the browser', () => {
  open('/zh/?for=job');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  expect(readVisitSource()).toEqual({ first: '', last: '' });
});

it('EDIT-9 an empty tag replaces none', () => {
  open('/zh/?utm_source=poster');
  open('/zh/?utm_source=');
  expect(readVisitSource()).toEqual({ first: 'poster', last: 'poster' });
});

it('EDIT-9 where storage is blocked, the address alone counts', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  open('/zh/?utm_source=mail');
  expect(readVisitSource()).toEqual({ first: 'mail', last: 'mail' });
});
