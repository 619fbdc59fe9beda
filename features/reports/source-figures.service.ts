/** Figures by source, consultant and school, from visit to enrolment, without the persons that registered (EDIT-9, DESK-7). */
import type { ListOf } from '../../contract/staff/paging.ts';
import type { Store } from '../../server/storage/database.ts';
import { filterOf } from './figures.service.ts';
import {
  FIGURES_MAX_VALUES,
  type FiguresRequest,
  type SchoolFees,
  type SourceFigures,
  type StaffSteps,
} from './schema.ts';
import { countCalls, countSteps, countVisits, sumFees } from './source-figures.repository.ts';

const NOBODY = { registered: 0, contacted: 0, applied: 0, enrolled: 0 };

/**
 * The figures of some days.
 *
 * @param ownOf only registrations of this person and of nobody; visits are nobody's.
 * @throws the store's error.
 */
export async function readSources(
  { db }: Store,
  question: FiguresRequest,
  ownOf: string | undefined,
): Promise<SourceFigures> {
  const rows = await countSteps(db, filterOf(question, ownOf), 'source');
  const steps = rows.map(({ value, ...counts }) => ({ source: value, ...counts }));
  const visits = await countVisits(db, question);
  const bySource = new Map(steps.map((row) => [row.source, row]));
  const codes = new Set<string | null>(visits.map(({ code }) => code));
  return {
    links: visits.map(({ code, visits: count }) => ({
      ...(bySource.get(code) ?? { ...NOBODY, source: code }),
      visits: count,
    })),
    others: steps
      .filter(({ source }) => !codes.has(source))
      .sort((a, b) => b.registered - a.registered)
      .slice(0, FIGURES_MAX_VALUES),
  };
}

/**
 * How often each consultant called, and how far their registrations came, those with the most first.
 *
 * @param ownOf only registrations of this person and of nobody.
 * @param hasFees whether the fees are added, which are for managers.
 * @throws the store's error.
 */
export async function readStaffSteps(
  { db }: Store,
  question: FiguresRequest,
  { ownOf, hasFees }: { ownOf: string | undefined; hasFees: boolean },
): Promise<ListOf<StaffSteps>> {
  const filter = filterOf(question, ownOf);
  const fees = hasFees ? await sumFees(db, filter, 'assignee_id') : undefined;
  const steps = new Map((await countSteps(db, filter, 'assignee_id')).map(({ value, ...counts }) => [value, counts]));
  const calls = new Map((await countCalls(db, filter)).map(({ staff_id, ...counts }) => [staff_id, counts]));
  const items = [...new Set<string | null>([...steps.keys(), ...calls.keys()])].map((staff_id) => ({
    staff_id,
    calls: 0,
    talked: 0,
    ...(staff_id !== null && calls.get(staff_id)),
    ...(steps.get(staff_id) ?? NOBODY),
    ...(fees && {
      fees: fees.filter(({ value }) => value === staff_id).map(({ currency, amount }) => ({ currency, amount })),
    }),
  }));
  return { items: items.sort((a, b) => b.registered - a.registered || b.calls - a.calls), total: items.length };
}

/**
 * The fees agreed with those who enrolled, by school; most people first, then by name, those without a school last.
 *
 * @throws the store's error.
 */
export async function readSchoolFees({ db }: Store, question: FiguresRequest): Promise<ListOf<SchoolFees>> {
  const schools = new Map<string | null, SchoolFees>();
  for (const { value: school, currency, amount, people } of await sumFees(
    db,
    filterOf(question, undefined),
    'enrolled_school',
  )) {
    const known = schools.get(school) ?? { school, people: 0, fees: [] };
    schools.set(school, { school, people: known.people + people, fees: [...known.fees, { currency, amount }] });
  }
  const items = [...schools.values()].sort(
    (a, b) =>
      Number(a.school === null) - Number(b.school === null) ||
      b.people - a.people ||
      String(a.school).localeCompare(String(b.school)),
  );
  return { items, total: items.length };
}
