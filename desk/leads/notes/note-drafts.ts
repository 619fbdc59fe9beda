/**
 * Drafts of notes, by registration: going to another one and back loses nothing. Kept in the page's memory,
 * for a note speaks of a person. Only when a session ends while somebody writes, drafts are persisted in the storage of
 * the tab and restored after the sign-in, for the same person alone. They stay there until that person changes a note or
 * signs out, or somebody else signs in, so that a page loaded twice loses nothing.
 */
import { isJsonObject } from '../../../contract/content/field-edits.ts';
import { type SafeStorage, parseStored } from '../../components/theme/safe-storage.ts';

const drafts = new Map<string, string>();

/** Key in the storage of the tab. */
const KEY = 'desk.note-drafts';

/** The storage that still holds the drafts that were restored from it. */
let persistedIn: SafeStorage | undefined;

/** What was typed for a registration and not saved. */
export function noteDraft(leadId: string): string {
  return drafts.get(leadId) ?? '';
}

/** Keeps what is typed; a blank text removes the draft. */
export function setNoteDraft(leadId: string, text: string): void {
  // From now on the browser asks before the page goes.
  if (persistedIn) discardPersistedDrafts(persistedIn);
  if (text.trim() === '') drafts.delete(leadId);
  else drafts.set(leadId, text);
}

/** What is left to be saved of a text of which a part was: people go on writing while it is sent. */
export function unsavedPart(text: string, saved: string): string {
  const begun = text.trimStart();
  return begun.startsWith(saved) ? begun.slice(saved.length).trimStart() : text;
}

/** Whether leaving the page would lose something. */
export function hasNoteDrafts(): boolean {
  return drafts.size > 0;
}

/** The session has ended: moves the drafts into the storage, for when this person is back. */
export function persistDrafts(storage: SafeStorage, staffId: string): void {
  if (drafts.size > 0) storage.setItem(KEY, JSON.stringify({ staffId, drafts: [...drafts] }));
  drafts.clear();
  persistedIn = undefined;
}

function arePersisted(value: unknown): value is { staffId: unknown; drafts: [string, string][] } {
  const isDraft = (one: unknown) =>
    Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
  return isJsonObject(value) && Array.isArray(value['drafts']) && value['drafts'].every(isDraft);
}

/** Takes the drafts of this person out of the storage, which holds them until a note is changed; those of anybody else are removed. */
export function restoreDrafts(storage: SafeStorage, staffId: string): void {
  const found = parseStored(storage.getItem(KEY));
  if (!arePersisted(found) || found.staffId !== staffId) {
    discardPersistedDrafts(storage);
    return;
  }
  for (const [leadId, text] of found.drafts) drafts.set(leadId, text);
  persistedIn = storage;
}

/** Removes the drafts from the storage; those in the page's memory stay. */
export function discardPersistedDrafts(storage: SafeStorage): void {
  storage.removeItem(KEY);
  persistedIn = undefined;
}
