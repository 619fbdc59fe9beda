/** The lists of the answer with the words of one language, for tables, charts and the CSV file. */
import { programName } from '../../../desk/leads/program-label.ts';
import type { LeadWords } from '../../../desk/leads/use-words.ts';
import type { Counted, CountedList, FigureOrigins, Figures, FunnelStep } from '../schema.ts';

/** A value in words, how many have it, and their share in all. */
export interface FigureRow {
  label: string;
  count: number;
  /** 0 to 1; undefined where there is nothing to have a share in. */
  share: number | undefined;
}

/** A list of figures under its heading. */
export interface FigureList {
  /** Key of its heading in `figures.messages.ts`. */
  name: string;
  rows: FigureRow[];
}

type Translate = (key: string) => string;

function shareOf(count: number, total: number): number | undefined {
  return total === 0 ? undefined : count / total;
}

function known<Value>(items: readonly Counted<Value>[], total: number, word: (value: Value) => string): FigureRow[] {
  return items.map(({ value, count }) => ({ label: word(value), count, share: shareOf(count, total) }));
}

function open(
  { items, others }: CountedList,
  total: number,
  translate: Translate,
  word: (value: string) => string = (value) => value,
): FigureRow[] {
  const rows = known(items, total, (value) => (value === null ? translate('figures.without') : word(value)));
  const rest = { label: translate('figures.others'), count: others, share: shareOf(others, total) };
  return others > 0 ? [...rows, rest] : rows;
}

function some(rows: FigureRow[]): FigureRow[] {
  return rows.filter(({ count }) => count > 0);
}

/** The name of a step. */
export function stepWord(step: FunnelStep, translate: Translate, { word }: LeadWords): string {
  return step === 'registered' ? translate('figures.step.registered') : word('status', step);
}

/** The way to a place, step by step. */
export function funnelRows({ funnel, total }: Figures, translate: Translate, words: LeadWords): FigureRow[] {
  return known(funnel, total, (step) => stepWord(step, translate, words));
}

/** Lists of the pages, sources and programmes that registrations come from. */
export function originLists(
  origins: FigureOrigins,
  total: number,
  translate: Translate,
  { locale }: Pick<LeadWords, 'locale'>,
  sourceName: (source: string) => string,
): FigureList[] {
  return [
    { name: 'by_source', rows: open(origins.by_source, total, translate, sourceName) },
    { name: 'by_program', rows: open(origins.by_program, total, translate, (slug) => programName(slug, locale)) },
    { name: 'by_page', rows: open(origins.by_page, total, translate) },
  ];
}

/** All other lists, in the order in which they are shown. */
export function figureLists(figures: Figures, { word }: LeadWords): FigureList[] {
  const { total } = figures;
  const lost = figures.lost_reasons.reduce((sum, { count }) => sum + count, 0);
  return [
    { name: 'by_locale', rows: known(figures.by_locale, total, (value) => word('locale', value)) },
    { name: 'by_purpose', rows: known(figures.by_purpose, total, (value) => word('purpose', value)) },
    { name: 'by_status', rows: known(figures.by_status, total, (value) => word('status', value)) },
    { name: 'lost_reasons', rows: some(known(figures.lost_reasons, lost, (value) => word('lost_reason', value))) },
  ];
}
