/** A desk with registrations of any shape at a time that stands still: what tests of figures begin with. */
import type { Insertable } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Role } from '../../../contract/staff/access.ts';
import type { FigureOrigins, Figures, FiguresRequest } from '../../../features/reports/schema.ts';
import { insertSeedLeads } from '../../../features/leads/seed.repository.ts';
import type { LeadTable } from '../../../server/storage/tables/lead-fields.ts';
import { openTestStore, type STORE_NAMES, type TestStore } from '../stores/databases.ts';
import { createTestApi, type TestApi } from '../registration-api.ts';
import { type SignedInPerson, signInAs } from './staff-browser.ts';

/** A time of Shanghai's clock: `2026-11-20T12:00`. */
export const at = (time: string) => Date.parse(`${time}+08:00`);
/** A filter that counts all registrations. */
export const EVER = { from: 0, to: at('2100-01-01T00:00') };

/** Opens a desk before each test of the describe block that it is called in, and closes it after. */
export function figuresDesk(name: (typeof STORE_NAMES)[number]) {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson;
  let count: number;
  const now = at('2026-11-20T12:00');
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    manager = await signInAs(api, 'manager', 'manager', now);
    count = 0;
  });
  afterEach(() => opened.close());

  const lead = (time: string, changes: Partial<Insertable<LeadTable>> = {}): Insertable<LeadTable> => {
    const id = `lead-${String(count++).padStart(6, '0')}`;
    return {
      id,
      created_at: at(time),
      locale: 'zh',
      education: 4,
      working_years: 2,
      purpose: 3,
      phone_country: 'CN',
      is_phone_known_valid: 1,
      key_id: api.leadStore.cipher.activeId,
      is_suspected_bot: 0,
      idempotency_hash: id,
      purge_after: at('2028-11-20T12:00'),
      status: 'new',
      ...changes,
    };
  };
  const store = (...rows: Insertable<LeadTable>[]) => insertSeedLeads(opened.store.db, rows);
  const ask = (question: object, person: SignedInPerson = manager) =>
    person.browser.post<Figures>('/api/desk/figures', question);
  const figures = async (from: string, to: string, more: Partial<FiguresRequest> = {}) => {
    const { status, body } = await ask({ from, to, ...more });
    const origins = await manager.browser.post<FigureOrigins>('/api/desk/figures/origins', { from, to, ...more });
    expect([status, origins.status]).toEqual([200, 200]);
    return { ...body, ...origins.body };
  };

  return {
    get opened() {
      return opened;
    },
    get manager() {
      return manager;
    },
    signIn: (role: Role) => signInAs(api, role, role, now),
    now,
    lead,
    store,
    ask,
    figures,
  };
}
