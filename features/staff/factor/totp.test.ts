import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, fromBase32, stepAt, stepOfCode, totpAddress } from './totp.ts';

/** The secret of RFC 6238’s test vectors for SHA-1. */
const SECRET = Buffer.from('12345678901234567890');

describe('DESK-1 a code of an authenticator app', () => {
  // RFC 6238, appendix B, of whose eight digits ours are the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('DESK-1 at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(codeOfStep(SECRET, stepAt(seconds * 1000))).toBe(code.slice(-6));
  });

  it('DESK-1 is taken half a minute early and late, and no more', () => {
    const step = 40_000_000;
    const code = codeOfStep(SECRET, step);
    const during = step * 30_000;
    const found = [-30_001, -30_000, 0, 29_999, 59_999, 60_000].map((ms) => stepOfCode(SECRET, code, during + ms));
    expect(found).toEqual([undefined, step, step, step, step, undefined]);
    expect(stepOfCode(SECRET, `${code}0`, during)).toBeUndefined();
    expect(stepOfCode(SECRET, '', during)).toBeUndefined();
  });

  // RFC 4648, 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('DESK-1 has a secret in base32 as RFC 4648 writes %j', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
    expect(fromBase32(written).toString()).toBe(text);
  });

  it('DESK-1 stands in the app under the site and the address', () => {
    expect(totpAddress('MZXW6', 'www.example.com', 'lin+1@example.com')).toBe(
      'otpauth://totp/www.example.com:lin%2B1%40example.com?secret=MZXW6&issuer=www.example.com',
    );
  });
});
