/**
 * Codes of an authenticator app: RFC 6238 as all of them have it, with SHA-1, six digits and half minutes (decision 084).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { CLOCK_SKEW_MAX_MS } from '../../../server/clock-skew.ts';

const STEP_MS = 30 * MS_PER_SECOND;
const DIGITS = 6;
/** A telephone's clock may be one step off, and a code may be typed as it ends (RFC 6238, 5.2). */
const STEPS_OFF = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the alphabet that people type secrets in (RFC 4648), without `=` at the end. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of {@link base32}; only for what that has made. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The half minute that a time is in, counted since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** The last half minute whose code may be taken by a time, by any server's clock. */
export function newestStep(now: number): number {
  return stepAt(now + CLOCK_SKEW_MAX_MS) + STEPS_OFF;
}

/** The code of a half minute. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226, 5.3: the last four bits say where the number begins, whose first bit is dropped.
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The half minute that a code belongs to, of those that may be meant now; undefined when it is of none of them. */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, index) => stepAt(now) - STEPS_OFF + index);
  return steps.find((step) => {
    const [expected, typed] = [Buffer.from(codeOfStep(secret, step)), Buffer.from(code)];
    return expected.length === typed.length && timingSafeEqual(expected, typed);
  });
}

/** What the QR code holds: the secret, and under which names the app shows it. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
