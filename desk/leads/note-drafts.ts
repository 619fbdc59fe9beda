/**
 * Notes that are being written, by registration: going to another one and back loses nothing. Kept in
 * the page's memory, for a note speaks of a person. Only over a sign-in, when the session has ended
 * under somebody's hands, do they rest in the storage of the tab, for the same person to find them again:
 * until that person writes on, signs out, or somebody else comes, so that a page loaded twice loses nothing.
 */
const drafts = new Map<string, string>();

/** Where they rest over a sign-in. */
const KEY = 'desk.note-drafts';

/** The storage in which they still rest although they were taken up. */
let restingIn: Storage | undefined;

/** What was typed for a registration and not saved. */
export function noteDraft(leadId: string): string {
  return drafts.get(leadId) ?? '';
}

/** Keeps what is typed; nothing is forgotten. */
export function keepNoteDraft(leadId: string, text: string): void {
  // From now on the browser asks before the page goes.
  if (restingIn) forgetLaidDrafts(restingIn);
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
  restingIn = undefined;
}

/** Takes up what was laid down, which rests on until a note is changed; what somebody else has left is thrown away unseen. */
export function takeUpDrafts(storage: Storage, staffId: string): void {
  const laid = storage.getItem(KEY);
  if (laid === null) return;
  const found = JSON.parse(laid) as { staffId: string; drafts: [string, string][] };
  if (found.staffId !== staffId) {
    forgetLaidDrafts(storage);
    return;
  }
  for (const [leadId, text] of found.drafts) drafts.set(leadId, text);
  restingIn = storage;
}

/** Throws away what was laid down; what is in the page's memory stays. */
export function forgetLaidDrafts(storage: Storage): void {
  storage.removeItem(KEY);
  restingIn = undefined;
}
