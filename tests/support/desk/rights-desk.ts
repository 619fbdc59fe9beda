/** A desk with people of each role at a time that stands still: what tests of people's rights begin with. */
import { afterEach, beforeEach, expect } from 'vitest';
import type { Role } from '../../../contract/staff/access.ts';
import type { LeadDetail, LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { RightsDetail, RightsItem } from '../../../features/privacy/contract/rights.ts';
import { openTestStore, type STORE_NAMES, type TestStore } from '../stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../registration-api.ts';
import { type SignedInPerson, signInAs } from './staff-browser.ts';

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;
/** A Monday. */
const START = Date.parse('2026-11-23T10:00:00+08:00');

/** Opens a desk before each test of the describe block that it is called in, and closes it after. */
export function rightsDesk(name: (typeof STORE_NAMES)[number]) {
  let opened: TestStore;
  let api: TestApi;
  let now: number;
  const people = new Map<Role, SignedInPerson>();
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = START;
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    for (const role of ['viewer', 'consultant', 'manager'] as const) {
      people.set(role, await signInAs(api, role, role, now));
    }
  });
  afterEach(() => opened.close());

  const as = (role: Role) => (people.get(role) as SignedInPerson).browser;
  const idOf = (role: Role) => (people.get(role) as SignedInPerson).id;
  const manager = () => as('manager');
  const wait = async (ms: number) => {
    now += ms;
    await manager().signIn('manager@example.com');
  };
  const register = async (changes: Record<string, unknown> = {}) => {
    now += 1000;
    expect((await api.send(registration({ consent: true, ...changes }))).body.code).toBe(1);
  };
  const leads = async () =>
    (await manager().post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 100 })).body.items;
  const first = async () => (await leads())[0] as LeadItem;
  const detail = async (id: string) => (await manager().get<LeadDetail>(`/api/desk/leads/${id}`)).body;
  const act = <T>(lead: LeadItem, what: string, body: object, role: Role = 'manager') =>
    as(role).post<T>(`/api/desk/leads/${lead.id}/${what}`, body);
  const ask = async (changes: object = {}) =>
    (
      await manager().post<RightsItem>('/api/desk/requests', {
        kind: 'access',
        channel: 'phone',
        phone: '138 0000 0000',
        ...changes,
      })
    ).body;
  const step = (request: RightsItem, body: object) =>
    manager().send<RightsDetail>('PATCH', `/api/desk/requests/${request.id}`, { version: request.version, ...body });
  const close = (request: RightsItem, body: object) =>
    manager().post<RightsDetail>(`/api/desk/requests/${request.id}/close`, { version: request.version, ...body });
  const open = async () =>
    (await manager().post<ListOf<RightsItem>>('/api/desk/requests/search', { page: 1, per_page: 25 })).body;
  const logged = async () =>
    (await opened.store.db.selectFrom('desk_log').selectAll().orderBy('id').execute()).map((row) => ({
      ...row,
      detail: row.detail && JSON.parse(row.detail),
    }));

  return {
    /** The time, in milliseconds since 1970. */
    get now() {
      return now;
    },
    set now(time: number) {
      now = time;
    },
    get opened() {
      return opened;
    },
    as,
    idOf,
    manager,
    wait,
    register,
    leads,
    first,
    detail,
    act,
    ask,
    step,
    close,
    open,
    logged,
  };
}
