/**
 * Edits that the server has not got yet, kept in the browser: a closed tab, a lost session or a machine that went off lose
 * nothing (EDIT-2). They are texts of the site and speak of nobody.
 */
import type { FieldEdit } from '../../contract/field-edits.ts';

const keyOf = (staffId: string, name: string) => `desk.edits.${staffId}.${name}`;

/** Keeps what is not saved; nothing to save removes what was kept. */
export function keepEdits(storage: Storage, staffId: string, name: string, edits: readonly FieldEdit[]): void {
  const key = keyOf(staffId, name);
  if (edits.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(edits));
}

/** What was kept for a person and a document. */
export function keptEdits(storage: Storage, staffId: string, name: string): FieldEdit[] {
  // Written by keepEdits alone.
  return JSON.parse(storage.getItem(keyOf(staffId, name)) ?? '[]') as FieldEdit[];
}
