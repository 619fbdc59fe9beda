import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { builtAddress } from './development-server.ts';

it.each([
  ['/phd', { 'accept-language': 'en;q=0.3, vi;q=0.8' }, '/_plain/vi/phd'],
  ['/phd?a=b', { 'accept-language': 'en;q=0, vi;q=0.1' }, '/_plain/vi/phd?a=b'],
  ['/', { cookie: 'a=1;userLanguage="en"' }, '/_plain/en/'],
  ['/', {}, '/_plain/zh/'],
  ['/vi/phd?a=b', { 'accept-language': 'en' }, '/vi/phd?a=b'],
  ['/_astro/x.js?v=1', { 'accept-language': 'en' }, '/_astro/x.js?v=1'],
])(
  'LANG-1 ROUTE-8 the development server takes %s in the language that the server takes it in',
  (url, headers, built) => {
    expect(builtAddress({ url, headers } as IncomingMessage)).toBe(built);
  },
);
