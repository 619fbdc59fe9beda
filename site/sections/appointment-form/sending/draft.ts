/**
 * Keeps what is typed into the form until it is accepted: in the tab's own storage, so that a
 * reload or a change of language loses nothing and another person on the same phone finds nothing
 * after the tab is closed (APPT-5, LANG-2).
 */

import { DRAFT_KEY } from '../../../behaviour/browser-storage/storage-keys.ts';

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

const IDEMPOTENCY_KEY = /^[\da-f]{32}$/;

/** A new random id. `crypto.randomUUID` is missing on plain http, so the bytes are drawn here. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a kept value says of a draft; another version of the form, or another site of the host, may have written it. */
function draftOf(kept: unknown): Draft | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  // Each field is looked at below.
  const { idempotencyKey, optional, consent, isShortlistSent, ...answers } = kept as Record<string, unknown>;
  const text = (name: string) => (typeof answers[name] === 'string' ? answers[name] : '');
  return {
    education: text('education'),
    working_years: text('working_years'),
    purpose: text('purpose'),
    name: text('name'),
    phone: text('phone'),
    consent: consent === true,
    optional: Array.isArray(optional) ? optional.filter((name) => typeof name === 'string') : [],
    isShortlistSent: isShortlistSent === true,
    idempotencyKey:
      typeof idempotencyKey === 'string' && IDEMPOTENCY_KEY.test(idempotencyKey) ? idempotencyKey : newIdempotencyKey(),
  };
}

/** The kept draft, or undefined when there is none or storage is blocked. */
export function loadDraft(): Draft | undefined {
  try {
    return draftOf(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null'));
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

const OPTIONAL_BOX = 'input[type="checkbox"]:is([name^="consent_"], [name="contact_by"])';

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
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  // Only the purpose may be open: another answer that is not offered leaves what is chosen.
  const isOffered = (choice: string, wanted: string) =>
    (wanted === '' && choice === 'purpose') || inputs.some(({ name, value }) => name === choice && value === wanted);
  for (const element of inputs) {
    const { name, type, value } = element;
    // The form has no other radio buttons.
    if (type === 'radio') {
      const wanted = draft[name as 'education' | 'working_years' | 'purpose'];
      if (isOffered(name, wanted)) element.checked = value === wanted;
    }
    if (name === 'consent') element.checked = draft.consent;
    else if (element.matches(OPTIONAL_BOX)) element.checked = draft.optional?.includes(name) === true;
    else if (name === 'shortlist') element.checked = draft.isShortlistSent;
    else if (name === 'name' || name === 'phone') element.value = draft[name];
  }
}

/** Clears name, phone and purpose, as the specification asks after every submit. */
export function clearForm(form: HTMLFormElement): void {
  fillForm(form, { ...readForm(form), name: '', phone: '', purpose: '' });
}
