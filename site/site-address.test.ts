import { afterEach, describe, expect, it } from 'vitest';
import { BUILT_ADDRESS } from '../contract/built-address.ts';
import { printedAddress } from './site-address.ts';
import { content } from './site-content.ts';

describe('the address on paper', () => {
  const { address } = content;
  afterEach(() => {
    Object.assign(content, { address });
  });

  it.each([
    [undefined, content.site.name.vi],
    [BUILT_ADDRESS, content.site.name.vi],
    ['https://example.org', 'https://example.org/vi/sheet?programs=uo-mba'],
  ])('SHEET-1 FIT-4 of a site at %s is %s', (at, printed) => {
    Object.assign(content, { address: at });
    expect(printedAddress('/vi/sheet?programs=uo-mba', 'vi')).toBe(printed);
  });
});
