/**
 * Who has which registration open at the moment, so that two people do not call the same person. Kept in memory alone and
 * forgotten after a minute; each server process knows those who ask it.
 */
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';

/** Whoever has not said so for this long has it open no more. */
const FORGOTTEN_AFTER_MS = MS_PER_MINUTE;

/** Registrations that are open on somebody's screen. */
export class OpenLeads {
  /** Of each registration who said when that they have it open. */
  readonly #seen = new Map<string, Map<string, number>>();

  /** Notes that somebody has a registration open. @returns who else has. */
  note(leadId: string, staffId: string, now: number): string[] {
    this.#forget(now);
    const people = this.#seen.get(leadId) ?? new Map<string, number>();
    this.#seen.set(leadId, people.set(staffId, now));
    return [...people.keys()].filter((id) => id !== staffId);
  }

  #forget(now: number): void {
    for (const [leadId, people] of this.#seen) {
      for (const [staffId, at] of people) if (now - at >= FORGOTTEN_AFTER_MS) people.delete(staffId);
      if (people.size === 0) this.#seen.delete(leadId);
    }
  }
}
