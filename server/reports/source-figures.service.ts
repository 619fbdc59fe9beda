/** Figures by source and by consultant, from visit to enrolment, without the persons that registered (EDIT-9, DESK-7). */
import { FIGURES_MAX_VALUES, type SourceFigures, type StaffSteps } from '../../contract/figures-api.ts';
import type { ListOf } from '../../contract/paging.ts';
import type { FiguresRequest } from '../../contract/schema/figures.ts';
import type { Store } from '../storage/database.ts';
import { filterOf } from './figures.service.ts';
import { countSteps, countVisits } from './source-figures.repository.ts';

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
 * How far the registrations of each consultant came, those with the most first.
 *
 * @param ownOf only registrations of this person and of nobody.
 * @throws the store's error.
 */
export async function readStaffSteps(
  { db }: Store,
  question: FiguresRequest,
  ownOf: string | undefined,
): Promise<ListOf<StaffSteps>> {
  const rows = await countSteps(db, filterOf(question, ownOf), 'assignee_id');
  const items = rows.map(({ value, ...counts }) => ({ staff_id: value, ...counts }));
  return { items: items.sort((a, b) => b.registered - a.registered), total: items.length };
}
