/**
 * Notes that are being written, by registration: going to another one and back loses nothing. Kept
 * in the page's memory alone, for a note speaks of a person.
 */
const drafts = new Map<string, string>();

/** What was typed for a registration and not saved. */
export function noteDraft(leadId: string): string {
  return drafts.get(leadId) ?? '';
}

/** Keeps what is typed; nothing is forgotten. */
export function keepNoteDraft(leadId: string, text: string): void {
  if (text.trim() === '') drafts.delete(leadId);
  else drafts.set(leadId, text);
}

/** Whether leaving the page would lose something. */
export function hasNoteDrafts(): boolean {
  return drafts.size > 0;
}
