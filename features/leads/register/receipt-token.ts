/**
 * The token of the link to a registration's page: 132 bits that only the server's key leads to. The store has its hash
 * alone. It is made from the id, so that an answer that was lost on the way can be given again.
 */
import { createHash } from 'node:crypto';
import type { Cipher } from '../../../server/crypto/cipher.ts';

/** What a token looks like: 22 characters of base64url. */
export const TOKEN_SHAPE = /^[\w-]{22}$/;

/** The token of a registration. */
export function receiptToken(cipher: Cipher, leadId: string): string {
  return cipher.hash('receipt', leadId);
}

/** What the store keeps of a token: SHA-256 in hexadecimal digits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
