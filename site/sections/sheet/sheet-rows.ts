/** The lines of a comparison sheet for some programmes, from content (SHEET-1). */
import { joinWords, PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { Use } from '../../../contract/content/degree-uses.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import {
  admissionCell,
  type CellItem,
  factCell,
  numberedCell,
  recognitionCell,
} from '../../components/program-cells/program-cells.data.ts';
import { type CountryRecognition, countriesFor, modesOf } from '../../components/recognition/recognition-status.ts';
import { numberedSources } from '../../components/source-list/numbered-sources.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { sheetMessages } from '../../messages/sheet.messages.ts';
import { content, type programAndSchool } from '../../site-content.ts';

/** A programme with its school. */
export type ProgramWithSchool = ReturnType<typeof programAndSchool>;

/** A line of the sheet, before its sources have numbers: one question, answered for each programme. */
interface PlainRow {
  id: string;
  label: string;
  /** What the degree is wanted for. */
  note?: string;
  /** One per programme, or a single one about all of them. */
  cells: CellItem[][];
}

/** The countries whose rules the sheet has: that of the language's readers; English is read everywhere and has all. */
export function countriesOn(locale: Locale): CountryRecognition[] {
  const countries = countriesFor(locale, content.recognition);
  return locale === 'en' ? countries : countries.slice(0, 1);
}

/** Schools by name; where two programmes are of one school, with their titles. */
function namesOf(programs: readonly ProgramWithSchool[], all: readonly ProgramWithSchool[], locale: Locale): string {
  const names = programs.map(({ program, school }) => {
    const isAlone = all.filter((one) => one.school === school).length === 1;
    return isAlone ? school.name[locale] : `${school.name[locale]} ${program.title[locale]}`;
  });
  return joinWords(names, locale);
}

/** What the general rule of a country makes of the degrees: a sentence for each mode of study, with the programmes that it is about. */
function ruleItems(country: CountryRecognition, all: readonly ProgramWithSchool[], locale: Locale): CellItem[] {
  const modes = modesOf(all.map(({ program }) => program));
  return modes.flatMap((mode) => {
    const items = recognitionCell(country, { mode }, locale);
    if (modes.length === 1) return items;
    const names = namesOf(
      all.filter(({ program }) => program.mode === mode),
      all,
      locale,
    );
    return items.map((item) => ({ ...item, text: `${names}${PUNCTUATION[locale].colon}${item.text}` }));
  });
}

/** What becomes of the degrees in a country: for the chosen use where its rules name it, else in general. */
function recognitionRow(
  country: CountryRecognition,
  all: readonly ProgramWithSchool[],
  wanted: Use | undefined,
  locale: Locale,
): PlainRow {
  const text = pageTexts(sheetMessages, locale)['sheet.row.recognition'];
  const row = {
    id: `recognition-${country.country}`,
    label: format(text, { country: country.name[locale] }, locale),
  };
  const use = country.uses.find(({ id }) => id === wanted);
  if (!use) return { ...row, cells: [ruleItems(country, all, locale)] };
  const status = { status: use.status, text: pageTexts(factsMessages, locale)[`recognition.status.${use.status}`] };
  // What a use needs is judged alike for all of them: a mode of study that is not confirmed counts as online.
  return { ...row, note: use.use[locale], cells: [[{ text: use.note[locale], source: country.sources[0], status }]] };
}

function rowsOf(all: readonly ProgramWithSchool[], use: Use | undefined, locale: Locale): PlainRow[] {
  const texts = pageTexts(sheetMessages, locale);
  const row = (id: 'price' | 'hours' | 'length' | 'entry', cell: (program: Program) => CellItem[]): PlainRow => ({
    id,
    label: texts[`sheet.row.${id}`],
    cells: all.map(({ program }) => cell(program)),
  });
  return [
    row('price', (program) => factCell(program, 'price', locale)),
    row('hours', (program) => [
      ...factCell(program, 'weeklyHours', locale),
      ...factCell(program, 'liveClasses', locale),
    ]),
    row('length', (program) => [...factCell(program, 'length', locale), ...factCell(program, 'maximumTime', locale)]),
    row('entry', (program) => admissionCell(program, locale)),
    ...countriesOn(locale).map((country) => recognitionRow(country, all, use, locale)),
  ];
}

/** The rows of a page of programmes, and the sources at its foot in the order of their numbers. */
export function rowsAndSources(programs: readonly ProgramWithSchool[], use: Use | undefined, locale: Locale) {
  const rows = rowsOf(programs, use, locale);
  const numbered = numberedSources(rows);
  return {
    sources: numbered.sources,
    rows: rows.map((row) => ({ ...row, cells: row.cells.map((cell) => numberedCell(cell, numbered)) })),
  };
}
