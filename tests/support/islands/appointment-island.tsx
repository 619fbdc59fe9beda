/** The registration form in jsdom, as a visitor handles it, and a stand-in for the server it calls. */
import { act, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Envelope } from '../../../contract/codes.ts';
import type { Locale } from '../../../contract/locales.ts';
import { appointmentMessages } from '../../../site/messages/appointment.messages.ts';
import { AppointmentForm } from '../../../site/sections/appointment-form/AppointmentForm.tsx';
import { appointmentFormProps } from '../../../site/sections/appointment-form/appointment-form.data.ts';
import { hydrate, passTime, press } from './island.tsx';

/** A number that nobody has: repeated digits. */
export const PHONE_NUMBER = '13800000000';

/** Name of an invented visitor. */
export const VISITOR = 'Test Visitor';

/** Words of the form in a language. */
export function words(key: keyof typeof appointmentMessages, locale: Locale = 'en'): string {
  return appointmentMessages[key][locale];
}

/** What was sent: the parsed body, the headers and the address. */
interface Sent {
  url: string;
  body: Record<string, unknown> & { idempotency_key: string };
  headers: Record<string, string>;
}

/** What programmes are called where {@link answerWith} is asked. */
export const PROGRAM_NAMES = { 'uo-mba': 'MBA · Otago', 'iit-mba': 'MBA · IIT' };

/** Takes the place of the server; gives back what was sent to it. */
export function answerWith(
  answer: (nth: number) => Promise<Response> | Response,
  names: () => Promise<Response> | Response = () => Response.json(PROGRAM_NAMES),
): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string; headers: Record<string, string> }) => {
    if (url.startsWith('/program-names/')) return names();
    sent.push({ url, body: JSON.parse(init.body) as Sent['body'], headers: init.headers });
    return answer(sent.length);
  });
  return sent;
}

/** An answer of the server. */
export function json(body: Envelope | object, status = 200): Response {
  return Response.json(body, { status });
}

/** The answer to a registration that is stored. */
export const accepted = (): Response => json({ code: 1, msg: 'ok' });

/** The form on a page, its script running. */
export function openForm(locale: Locale = 'en', program = '') {
  const section = hydrate(
    <AppointmentForm {...appointmentFormProps({ locale, isPlain: false, path: '/' }, program)} />,
  );
  const find = (selector: string) => section.querySelector<HTMLInputElement>(selector);
  const field = (name: string) => find(`[name="${name}"]`) as HTMLInputElement;
  const button = (text: string) => [...section.querySelectorAll('button')].find((one) => one.textContent === text);
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  return {
    section,
    field,
    choice: (name: string, value: number) => find(`[name="${name}"][value="${value}"]`) as HTMLInputElement,
    chosen: (name: string) => find(`[name="${name}"]:checked`)?.value,
    button,
    type,
    alert: () => section.querySelector('[role="alert"]')?.textContent ?? undefined,
    status: () => section.querySelector('[role="status"]')?.textContent,
    invalid: () => [...section.querySelectorAll('[aria-invalid="true"]')],
    submitButton: find('button[type="submit"]') as HTMLElement,
    /** Presses the button, and lets the answer come that is there at once. */
    submit: async () => {
      await press(find('button[type="submit"]'));
      await passTime(0);
    },
    fillIn: async (phone = PHONE_NUMBER) => {
      await press(find('[name="purpose"][value="3"]'));
      type('name', VISITOR);
      type('phone', phone);
      await press(find('[name="consent"]'));
    },
  };
}

/** Name, phone and purpose are empty. */
export function expectCleared({ field, chosen }: ReturnType<typeof openForm>): void {
  expect([field('name').value, field('phone').value, chosen('purpose')]).toEqual(['', '', undefined]);
}

/** What {@link openForm}'s fillIn put there stands there again. */
export function expectPutBack({ field, chosen }: ReturnType<typeof openForm>): void {
  expect([field('name').value, field('phone').value, chosen('purpose'), field('consent').checked]).toEqual([
    VISITOR,
    PHONE_NUMBER,
    '3',
    true,
  ]);
}

/** A promise that a test keeps when it wants. */
export function held(): { promise: Promise<void>; release: () => Promise<void> } {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, release: () => act(async () => keep()) };
}
