import { describe, expect, it } from 'vitest';
import { idEndingOf, isReceiptPath, receiptPath, referenceOf } from './receipt.ts';

describe('the link to the page after a registration', () => {
  it('RECEIPT-1 has the token as a part of its path, below the language', () => {
    expect(receiptPath('vi', 'abc')).toBe('/vi/receipt/abc');
    for (const path of ['/zh/receipt/abc', '/receipt/abc', '/en/receipt/abc/call.ics']) {
      expect(isReceiptPath(path)).toBe(true);
    }
    for (const path of ['/zh/receipt', '/receipts/abc', '/zh/zh/receipt/abc', '/']) {
      expect(isReceiptPath(path)).toBe(false);
    }
  });
});

describe('the reference', () => {
  it('RECEIPT-1 is eight digits in two groups, and leads back to the end of the id', () => {
    expect(referenceOf('019a0000-0000-7000-8000-0000000004d2')).toBe('0000 1234');
    expect(referenceOf('019a0000-0000-7000-8000-000000ffffff')).toBe('1677 7215');
    expect(idEndingOf('0000 1234')).toBe('0004d2');
    expect(idEndingOf('16777215')).toBe('ffffff');
  });

  it('RECEIPT-1 is nothing else: not a shorter number, a phone number, or one that no id ends with', () => {
    for (const typed of ['1677 7216', '99999999', '1234567', '138 0000 0000', 'Lin', '']) {
      expect(idEndingOf(typed)).toBeUndefined();
    }
  });
});
