import { expect, it, vi } from 'vitest';
import { returnAddress } from './return-address.ts';

const of = (address: string) => returnAddress(`?return=${encodeURIComponent(address)}`);

it.each([
  '/dashboard',
  '/dashboard/',
  '/zh/dashboard',
  '/dashboard/leads/019a0000-0000-7000-8000-000000000000',
  '/dashboard/leads?status=new&page=2#notes',
])('DESK-1 after signing in one comes back to %s', (address) => {
  expect(of(address)).toBe(address);
});

it.each([
  '',
  'dashboard',
  '/',
  '/login',
  '/dashboards',
  '/dashboard/../login',
  '/dashboard/%2e%2e/%2e%2e/api/staff/me',
  '/phd',
  '//evil.example/dashboard/leads',
  '/\\evil.example/dashboard/leads',
  '/\t/evil.example/dashboard/leads',
  '///dashboard/leads',
  'https://evil.example/dashboard/leads',
  'javascript:alert(1)//dashboard',
  '/fr/dashboard',
  '/zh//evil.example/dashboard',
])('DESK-1 signing in leads nowhere but to the desk: %j', (address) => {
  expect(of(address)).toBe('/dashboard');
});

it('DESK-1 without an address one arrives at the desk', () => {
  expect(returnAddress('')).toBe('/dashboard');
  expect(returnAddress('?other=1')).toBe('/dashboard');
});

it('DESK-1 a browser without URL.canParse comes back too', () => {
  vi.stubGlobal('URL', class extends URL {});
  Object.defineProperty(URL, 'canParse', { value: undefined });
  expect([of('/dashboard/leads'), of('//[')]).toEqual(['/dashboard/leads', '/dashboard']);
  vi.unstubAllGlobals();
});
