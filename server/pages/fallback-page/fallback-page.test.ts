import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { fallbackPageMessages } from './fallback-page.messages.ts';

const { 'bare.refused': refused, 'bare.too_large': large, 'bare.failed': failed } = fallbackPageMessages;
const { 'bare.too_slow': slow, 'bare.too_many_cookies': cookies } = fallbackPageMessages;

it.each([
  ['nginx.conf', [refused, slow, large, cookies, failed]],
  // Slow requests and long headers are answered before it knows of the site.
  ['Caddyfile', [refused, large, failed]],
])('OPS-3 %s says by itself what the server says', (file, messages) => {
  const config = readFileSync(path.join(import.meta.dirname, '../../../deploy', file), 'utf8');
  for (const message of messages) for (const locale of LOCALES) expect(config).toContain(message[locale]);
});
