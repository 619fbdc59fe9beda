/** What the cells of a comparison say of one programme: on the comparison's page and on its sheet. */
import type { Source } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { NumberedSources } from '../source-list/numbered-sources.ts';
import { degreeStatus } from '../recognition/recognition.data.ts';
import type { CountryRecognition, RecognitionStatus } from '../recognition/recognition-status.ts';

/** One thing that a cell says; without a source it is no fact about the school. */
export interface CellItem {
  text: string;
  /** Language of the text where it is another than the page's. */
  lang?: string | undefined;
  source?: Source | undefined;
  /** Of the degree's recognition: its mark. */
  status?: { status: RecognitionStatus; text: string } | undefined;
}

/** The same with the number of its source in a list. */
export type NumberedItem = Omit<CellItem, 'source'> & { source: number | undefined };

/** The items of a cell with the numbers of their sources. */
export function numberedCell(items: readonly CellItem[], { numberOf }: NumberedSources): NumberedItem[] {
  return items.map(({ source, ...item }) => ({ ...item, source: source && numberOf(source) }));
}

/** A key fact; empty where no source says it. */
export function factCell({ facts }: Pick<Program, 'facts'>, name: keyof Program['facts'], locale: Locale): CellItem[] {
  const fact = facts[name];
  return fact ? [{ text: fact.text[locale], source: fact }] : [];
}

/** What the school asks of applicants. */
export function admissionCell({ admission }: Pick<Program, 'admission'>, locale: Locale): CellItem[] {
  return admission.map((one) => ({ text: one.text[locale], source: one }));
}

/** What becomes of the degree in a country, by the way in which it is studied. */
export function recognitionCell(
  country: CountryRecognition,
  { mode }: Pick<Program, 'mode'>,
  locale: Locale,
): CellItem[] {
  const { summary } = country.byMode[mode];
  return [{ text: summary[locale], source: country.sources[0], status: degreeStatus(locale, country, mode) }];
}
