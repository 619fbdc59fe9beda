import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', ''],
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
])('APPT-4 a path is put behind the address of the API: %j', async (setting, base) => {
  vi.stubEnv('PUBLIC_API_BASE', setting);
  vi.resetModules();
  const { API_BASE } = await import('./api-base.ts');
  expect(API_BASE).toBe(base);
});
