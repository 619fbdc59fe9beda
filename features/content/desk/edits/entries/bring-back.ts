/** What an edit of the past took away, in the form again (EDIT-1). */
import { applyEdits, type FieldEdit, valueAt } from '../../../../../contract/content/field-edits.ts';
import type { FieldSchema } from '../../fields/field-schema.ts';

/** Whether something stood there before, it no longer does, and the form has a place for it. */
export function canBringBack(body: unknown, { path, before }: FieldEdit, { properties }: FieldSchema): boolean {
  const [field] = path;
  const isInForm = properties === undefined || (field !== undefined && Object.hasOwn(properties, field));
  if (before === undefined || !isInForm) return false;
  return applyEdits(body, [{ path, before: valueAt(body, path), after: before }]).applied.length > 0;
}
