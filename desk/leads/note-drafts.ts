/**
 * Notes that are being written, by registration: going to another one and back loses nothing. Kept in
 * the page's memory, for a note speaks of a person. Only over a sign-in, when the session has ended
 * under somebody's hands, do they rest in the storage of the tab, for the same person to find them again.
 */
const drafts = new Map<string, string>();

/** Where they rest over a sign-in. */
const KEY = 'desk.note-drafts';

/** What was typed for a registration and not saved. */
export function noteDraft(leadId: string): string {
  return drafts.get(leadId) ?? '';
}

/** Keeps what is typed; nothing is forgotten. */
export function keepNoteDraft(leadId: string, text: string): void {
  if (text.trim() === '') drafts.delete(leadId);
  else drafts.set(leadId, text);
}

/** What is left to be saved of a text of which a part was: people go on writing while it is sent. */
export function restOfNote(text: string, saved: string): string {
  const begun = text.trimStart();
  return begun.startsWith(saved) ? begun.slice(saved.length).trimStart() : text;
}

/** Whether leaving the page would lose something. */
export function hasNoteDrafts(): boolean {
  return drafts.size > 0;
}

/** The session has ended: what is not saved is laid down for when this person is back. */
export function layDownDrafts(storage: Storage, staffId: string): void {
  if (drafts.size > 0) storage.setItem(KEY, JSON.stringify({ staffId, drafts: [...drafts] }));
  drafts.clear();
}

/** Takes up what was laid down; what somebody else has left is thrown away unseen. */
export function takeUpDrafts(storage: Storage, staffId: string): void {
  const laid = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (laid === null) return;
  const found = JSON.parse(laid) as { staffId: string; drafts: [string, string][] };
  if (found.staffId !== staffId) return;
  for (const [leadId, text] of found.drafts) keepNoteDraft(leadId, text);
}
