/**
 * Network addresses that the staff work at, so that their sign-ins do not stand in line behind strangers'. In memory: an
 * address is known again with the first call of a desk that is open there, and none stands in the store.
 */
import { SESSION_MAX_MS } from './sessions.ts';

/** More than a company has offices, homes and mobile networks. */
const ADDRESSES_MAX = 1000;

/** Remembers from where the staff called; at most {@link ADDRESSES_MAX} addresses. */
export class KnownAddresses {
  /** When each was last used, the one that was longest ago first. */
  readonly #usedAt = new Map<string, number>();

  /** Notes that somebody of the staff has just called from there; undefined: nobody can tell where that is. */
  note(address: string | undefined, now: number): void {
    if (address === undefined) return;
    this.#usedAt.delete(address);
    this.#usedAt.set(address, now);
    const [oldest] = this.#usedAt.keys();
    if (oldest !== undefined && this.#usedAt.size > ADDRESSES_MAX) this.#usedAt.delete(oldest);
  }

  /** Whether somebody of the staff was there within the longest time that a session lasts. */
  has(address: string | undefined, now: number): boolean {
    const usedAt = address === undefined ? undefined : this.#usedAt.get(address);
    return usedAt !== undefined && now - usedAt < SESSION_MAX_MS;
  }
}
