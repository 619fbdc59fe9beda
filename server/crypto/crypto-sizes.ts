/** Sizes of what everything here is encrypted and hashed with, in bytes. */

/** A key: AES-256 and HMAC-SHA-256 both take 32 bytes here, and scrypt makes as many. */
export const KEY_BYTES = 32;
/** What scrypt mixes into a password, so that the same one never gives the same hash. */
export const SALT_BYTES = 16;
/** A nonce of AES-GCM: 96 bits (NIST SP 800-38D). */
export const NONCE_BYTES = 12;
/** A tag of AES-GCM: 128 bits (NIST SP 800-38D). */
export const TAG_BYTES = 16;
