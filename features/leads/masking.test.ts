import { expect, it } from 'vitest';
import { maskNumbers } from './masking.ts';

it.each([
  ['gọi 0912.345.678 nhé', 'gọi ****5678 nhé'],
  ['(0912) 345 678', '****5678'],
  ['139 - 0000 - 0000，微信', '****0000，微信'],
  ['139–0000–0000', '****0000'],
  ['１３９ ００００ ００００', '****００００'],
  ['2026-11-23 0912345678', '2026-11-23 ****5678'],
  ['01.03.2026 - 30.04.2026', '01.03.2026 - 30.04.2026'],
  ['room 138000', 'room 138000'],
])('DESK-4 a number in a note is masked however it is written, and days stay: %s', (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
});
