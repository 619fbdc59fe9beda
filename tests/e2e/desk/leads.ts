/** Registrations that a journey of the desk begins with. */
import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { buildLead } from '../../../features/leads/register/new-lead.ts';
import { insertSeedLeads } from '../../../features/leads/seed.repository.ts';
import { expect, type Page, type StaffOffice } from './staff-fixtures.ts';

const HOUR_MS = 3_600_000;

/** What differs from the usual in a registration. */
interface LeadSetup {
  name?: string;
  phone?: string;
  /** An id on Zalo, in place of a number. */
  zalo?: string;
  /** Null: nobody knows the hours there, so that the person is due at any time of the day. */
  country?: string | null;
  /** Milliseconds since 1970; an hour ago unless told. */
  at?: number;
  source?: string;
  /** The person asks to be written to before any call. */
  isTextFirst?: boolean;
  /** Whether the number is of a known range; it is unless told. */
  isKnownValid?: boolean;
}

/** A registration in the store. */
export interface PutLead {
  id: string;
  name: string;
  phone: string;
}

/** Areas from 201 to 299; each of Playwright's workers has three of them, a hundred numbers each. */
const AREAS = 99;
const AREAS_PER_WORKER = 3;

let numbersGiven = 0;

/**
 * A number that belongs to nobody, and to one registration of the run: North America keeps 555-0100 to 555-0199 for
 * stories. Its area begins with 2, so that nobody takes it for a Chinese number without its country.
 */
export function storyPhone(): string {
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  const area = worker * AREAS_PER_WORKER + Math.floor(numbersGiven / 100);
  const line = 100 + (numbersGiven++ % 100);
  return `+1${201 + (area % AREAS)}5550${line}`;
}

/** Puts a registration into the store as it would stand there, whatever its name. */
export async function putLead(office: StaffOffice, setup: LeadSetup = {}): Promise<PutLead> {
  const { name = '张小满', zalo, country = null, at = Date.now() - HOUR_MS, isKnownValid = true } = setup;
  const { phone = zalo === undefined ? storyPhone() : '' } = setup;
  const { newLead } = buildLead(
    {
      answers: { education: 3, working_years: 3, purpose: 5, name, phone },
      phone: phone === '' ? undefined : { e164: phone, country: undefined, isKnownValid },
      agreedText: undefined,
      agreedOptional: [],
      extras: {
        stored: {
          page: '/program/nau-mscs',
          program: 'nau-mscs',
          source: setup.source ?? 'journey',
          shortlist: '["hpu-mba"]',
          ...(setup.isTextFirst && { contact_by: 'message' }),
        },
        idempotencyKey: randomUUID(),
        isSuspectedBot: false,
      },
      locale: 'zh',
      ...(zalo !== undefined && { chats: { wechat: '', zalo } }),
    },
    office.cipher,
    at,
  );
  await insertSeedLeads(office.store.db, [{ ...newLead.lead, phone_country: country }]);
  return { id: newLead.lead.id, name, phone };
}

/** A registration as it stands in the store now. */
export function storedLead(office: StaffOffice, { id }: PutLead) {
  return office.store.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Notes every address that the page asks for; none may hold anything of a person. */
export function watchAddresses(page: Page): (forbidden: readonly string[]) => void {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return (forbidden) => {
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      for (const text of forbidden) expect(decodeURIComponent(address)).not.toContain(text);
    }
  };
}

/** A button by its whole name. */
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** Writes a note to the registration that is open. */
export async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByLabel('写备注').fill(text);
  await button(page, '保存备注').click();
  await expect(page.getByText('备注已保存。')).toBeVisible();
}
