/**
 * Edits that the server has not got yet, kept in the browser: a closed tab, a lost session or a machine that went off lose
 * nothing (EDIT-2). They are texts of the site and speak of nobody.
 */
import { type FieldEdit, isJsonObject } from '../../../../contract/content/field-edits.ts';
import { type SafeStorage, parseStored } from '../../../../desk/components/theme/safe-storage.ts';

const keyOf = (staffId: string, name: string) => `desk.edits.${staffId}.${name}`;

/** Keeps what is not saved; nothing to save removes what was kept. */
export function keepEdits(storage: SafeStorage, staffId: string, name: string, edits: readonly FieldEdit[]): void {
  const key = keyOf(staffId, name);
  if (edits.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(edits));
}

function isEdit(value: unknown): value is FieldEdit {
  if (!isJsonObject(value) || !Array.isArray(value['path'])) return false;
  return value['path'].every((step) => typeof step === 'string' || typeof step === 'number');
}

/** What was kept for a person and a document; another shape counts as nothing. */
export function keptEdits(storage: SafeStorage, staffId: string, name: string): FieldEdit[] {
  const kept = parseStored(storage.getItem(keyOf(staffId, name)));
  return Array.isArray(kept) ? kept.filter(isEdit) : [];
}
