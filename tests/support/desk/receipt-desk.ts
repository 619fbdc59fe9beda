/** Reads the one registration of a test at the desk and in the store. */
import type { LeadDetail, LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { TestStore } from '../stores/databases.ts';
import type { SignedInPerson } from './staff-browser.ts';

/** A time of the clock in China, like `2026-11-23T09:00`, in milliseconds since 1970. */
export const inChina = (time: string) => Date.parse(`${time}+08:00`);

/** When these tests begin: a Monday. */
export const START = inChina('2026-11-23T08:00:00');

/** Looks up what each test has put there: the store and the manager are those of the test. */
export function receiptDesk(opened: () => TestStore, manager: () => SignedInPerson['browser']) {
  const leads = async () =>
    (await manager().post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 25 })).body.items;
  return {
    leads,
    detail: async () => (await manager().get<LeadDetail>(`/api/desk/leads/${(await leads())[0]?.id}`)).body,
    row: () => opened().store.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow(),
  };
}
