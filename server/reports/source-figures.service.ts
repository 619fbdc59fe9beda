/** Figures by source, from visit to enrolment, without persons (EDIT-9). */
import { FIGURES_MAX_VALUES, type FiguresRequest, type SourceFigures } from '../../contract/figures-api.ts';
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
  const steps = await countSteps(db, filterOf(question, ownOf));
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
