/** Codes for who has lost the telephone: each lets in once (decision 084). */
import { randomBytes } from 'node:crypto';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { base32 } from './totp.ts';

/** How many there are. */
const RECOVERY_CODES = 8;
/** 120 bits: nobody guesses one, so a keyed hash keeps it as well as a slow one would (ASVS 6.5.2). */
const CODE_BYTES = 15;
const GROUP = /.{6}/g;

/** New codes, each in four groups of six signs. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)).match(GROUP)?.join('-') ?? '');
}

/** The hash that a person's code is kept as, however it is typed. */
export function recoveryHash(cipher: Cipher, staffId: string, typed: string): string {
  return cipher.hash('recovery', `${staffId} ${typed.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()}`);
}
