/** Shows what is to be mended at the fields of a form that comes back, beside the first of them. */
import { faultPlaceholder, type FormOutcome } from '../../contract/outcome.ts';
import { escapeHtml } from './fill-form.ts';

/** Attributes that React has written for a field, and what they become; an unknown field has none of them. */
function shownAttributes(field: string): [prepared: string, shown: string][] {
  const message = `appointment-${field}-message`;
  const fault = `aria-invalid="true" aria-describedby="${message}"`;
  return [
    [` data-prepared="${field}"`, ' data-invalid=""'],
    [`<div hidden="" id="${message}"`, `<div id="${message}"`],
    [`<input id="appointment-${field}"`, `<input id="appointment-${field}" ${fault}`],
    [` aria-labelledby="appointment-${field}"`, ` aria-labelledby="appointment-${field}" ${fault}`],
  ];
}

/**
 * Shows the messages that the build prepared, hidden, at each field (Field.tsx); those of fields
 * that are right stay hidden and empty.
 *
 * @param html as React writes it.
 */
export function showFaults(html: string, faults: NonNullable<FormOutcome['faults']>): string {
  let shown = html;
  for (const { field, msg } of faults) {
    if (!shown.includes(` data-prepared="${field}"`)) continue;
    for (const [prepared, said] of shownAttributes(field)) shown = shown.replace(prepared, () => said);
    shown = shown.replace(faultPlaceholder(field), () => escapeHtml(msg));
  }
  return shown.replace(/\{\{message at \w+\}\}/g, '');
}
