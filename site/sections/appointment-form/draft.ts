/**
 * Keeps what is typed into the form until it is accepted: in the tab's own storage, so that a
 * reload or a change of language loses nothing and another person on the same phone finds nothing
 * after the tab is closed (APPT-5, LANG-2).
 */

import { DRAFT_KEY } from '../../behaviour/kept-keys.ts';

/** The form's answers as its controls hold them. */
export interface Draft {
  education: string;
  working_years: string;
  purpose: string;
  name: string;
  phone: string;
  consent: boolean;
  /** Names of the optional boxes that are ticked; absent in what was kept before there were any. */
  optional?: string[];
  /** The visitor wants the shortlist to go along. */
  isShortlistSent: boolean;
  /** Random id of this form instance: the same registration sent twice is stored once. */
  idempotencyKey: string;
}

/** A new random id. `crypto.randomUUID` is missing on plain http, so the bytes are drawn here. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The kept draft, or undefined when there is none or storage is blocked. */
export function loadDraft(): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(DRAFT_KEY);
    // Written by saveDraft alone.
    return kept ? (JSON.parse(kept) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft; without storage it lives only in the page. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full storage must not stop anybody from registering.
  }
}

/** Forgets the draft: it was accepted. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept then.
  }
}

const OPTIONAL_BOX = 'input[type="checkbox"][name^="consent_"]';

/** What stands in the form now. */
export function readForm(form: HTMLFormElement): Omit<Draft, 'idempotencyKey'> {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const shortlist = form.elements.namedItem('shortlist');
  return {
    education: text('education'),
    working_years: text('working_years'),
    purpose: text('purpose'),
    name: text('name'),
    phone: text('phone'),
    consent: data.get('consent') !== null,
    optional: [...form.querySelectorAll<HTMLInputElement>(`${OPTIONAL_BOX}:checked`)].map(({ name }) => name),
    isShortlistSent: shortlist instanceof HTMLInputElement && shortlist.checked,
  };
}

/** Puts a draft into the form's controls. */
export function fillForm(form: HTMLFormElement, draft: Omit<Draft, 'idempotencyKey'>): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    const { name, type, value } = element;
    // The form has no other radio buttons.
    if (type === 'radio') element.checked = value === draft[name as 'education' | 'working_years' | 'purpose'];
    else if (name === 'consent') element.checked = draft.consent;
    else if (element.matches(OPTIONAL_BOX)) element.checked = draft.optional?.includes(name) === true;
    else if (name === 'shortlist') element.checked = draft.isShortlistSent;
    else if (name === 'name' || name === 'phone') element.value = draft[name];
  }
}

/** Clears name, phone and purpose, as the specification asks after every submit. */
export function clearForm(form: HTMLFormElement): void {
  fillForm(form, { ...readForm(form), name: '', phone: '', purpose: '' });
}
