/** The registration form as a visitor handles it; shared by the journeys that fill it in. */

import type { Locale } from '../../../../contract/locales.ts';
import { appointmentMessages } from '../../../../site/messages/appointment.messages.ts';
import { openSection, type Page } from '../../fixtures.ts';

/** Numbers that nobody has: repeated digits. */
export const PHONE_NUMBER = '13800000000';

/** An invented person per language. */
export const VISITOR: Record<Locale, string> = { zh: '测试访客', en: 'Test Visitor', vi: 'Khách Thử' };

/** The parts of the form on a page, by their roles and payload names. */
export function formOf(page: Page) {
  const form = page.locator('[data-section="appointment"] form');
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    choice: (name: string, value: number) => form.locator(`[name="${name}"][value="${value}"]`),
    chosen: (name: string) => form.locator(`[name="${name}"]:checked`),
    consent: form.locator('input[name="consent"]'),
    submit: form.locator('button[type="submit"]:not([name])'),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
    button: (key: keyof typeof appointmentMessages, locale: Locale) =>
      form.getByRole('button', { name: appointmentMessages[key][locale], exact: true }),
  };
}

/** Opens the home page in a language at the form, its script running. */
export async function openForm(page: Page, locale: Locale, address = `/${locale}/`) {
  await page.goto(address);
  await openSection(page, 'appointment');
  return formOf(page);
}

/** Fills in everything that is asked for. */
export async function fillIn(page: Page, locale: Locale, phone = PHONE_NUMBER): Promise<void> {
  const { choice, field, consent } = formOf(page);
  await choice('purpose', 3).check();
  await field('name').fill(VISITOR[locale]);
  await field('phone').fill(phone);
  await consent.check();
}

/** Words of the form in a language. */
export function words(key: keyof typeof appointmentMessages, locale: Locale): string {
  return appointmentMessages[key][locale];
}
