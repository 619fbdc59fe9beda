// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearForm,
  type Draft,
  fillForm,
  forgetDraft,
  loadDraft,
  newIdempotencyKey,
  readForm,
  saveDraft,
} from './draft.ts';

const draft: Draft = {
  education: '2',
  working_years: '1',
  purpose: '3',
  name: 'Test Visitor',
  phone: '13800000000',
  consent: true,
  optional: ['contact_by', 'consent_abroad'],
  isShortlistSent: true,
  idempotencyKey: '0123456789abcdef0123456789abcdef',
};

function emptyForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    ${['education', 'working_years', 'purpose'].map((name) => [1, 2, 3, 4].map((value) => `<input type="radio" name="${name}" value="${value}">`).join('')).join('')}
    <input name="name"><input name="phone" type="tel"><input type="checkbox" name="consent"><input type="checkbox" name="shortlist">
    <input type="checkbox" name="contact_by" value="message"><input type="checkbox" name="consent_marketing" value="m-1"><input type="checkbox" name="consent_abroad" value="a-1">
    <input type="hidden" name="consent_version" value="1"><input type="hidden" name="idempotency_key" value="kept"><input name="website">
  </form>`;
  return document.forms[0] as HTMLFormElement;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('APPT-5 the draft', () => {
  it('APPT-5 is put back as it was read', () => {
    const form = emptyForm();
    fillForm(form, draft);
    expect({ ...readForm(form), idempotencyKey: draft.idempotencyKey }).toEqual(draft);
  });

  it('APPT-5 loses name, phone and purpose after a submit, and nothing else', () => {
    const form = emptyForm();
    fillForm(form, draft);
    clearForm(form);
    expect(readForm(form)).toEqual({
      education: '2',
      working_years: '1',
      purpose: '',
      name: '',
      phone: '',
      consent: true,
      optional: ['contact_by', 'consent_abroad'],
      isShortlistSent: true,
    });
    expect(new FormData(form).get('idempotency_key')).toBe('kept');
  });

  it('APPT-5 is kept in the tab alone, until it is forgotten', () => {
    saveDraft(draft);
    expect(loadDraft()).toEqual(draft);
    expect(localStorage.length).toBe(0);
    forgetDraft();
    expect(loadDraft()).toBeUndefined();
  });

  it.each(['{broken', '', 'null', '7', '"text"', '[]', '[{}]'])('APPT-5 kept as %j counts as none', (kept) => {
    sessionStorage.setItem('appointmentDraft', kept);
    expect(loadDraft()).toBeUndefined();
  });

  it('APPT-5 of another shape gives what it has of ours, and leaves what is chosen', () => {
    const other = {
      education: 7,
      working_years: '9',
      purpose: null,
      name: 'Test Visitor',
      phone: {},
      optional: 'x',
      consent: 'yes',
      idempotencyKey: '1',
    };
    sessionStorage.setItem('appointmentDraft', JSON.stringify(other));
    const form = emptyForm();
    for (const name of ['education', 'working_years', 'purpose'])
      form.querySelector<HTMLInputElement>(`[name="${name}"][value="2"]`)?.click();
    const kept = loadDraft();
    if (kept) fillForm(form, kept);
    expect(readForm(form)).toEqual({
      education: '2',
      working_years: '2',
      purpose: '',
      name: 'Test Visitor',
      phone: '',
      consent: false,
      optional: [],
      isShortlistSent: false,
    });
    expect(kept?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('APPT-5 blocked storage stops nobody', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    expect(() => saveDraft(draft)).not.toThrow();
    expect(loadDraft()).toBeUndefined();
    expect(() => forgetDraft()).not.toThrow();
  });

  it('APPT-5 each form instance has a key of its own', () => {
    const keys = Array.from({ length: 100 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
