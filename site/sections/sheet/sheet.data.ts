/** Props of the comparison sheet: content and messages in the language of a page (SHEET-1). */
import type { Source } from '../../../content/schema/facts.ts';
import type { Use } from '../../../contract/degree-uses.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { type SheetChoice, sheetPath } from '../../../contract/sheet.ts';
import { SHORTLIST_MAX } from '../../../contract/shortlist.ts';
import {
  admissionCell,
  type CellItem,
  factCell,
  recognitionCell,
} from '../../components/program-cells/program-cells.data.ts';
import {
  type CountryRecognition,
  countriesFor,
  STATUS_ICONS,
} from '../../components/recognition/recognition-status.ts';
import { collectSources } from '../../components/source-list/collect-sources.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { sheetMessages } from '../../messages/sheet.messages.ts';
import { shortlistMessages } from '../../messages/shortlist.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import type { SheetPart, SheetProps, SheetRow } from './Sheet.tsx';
import { splitColumns } from './split-columns.ts';

/** Icons of the sheet, for the page's sprite. */
export const SHEET_ICONS = ['info', 'columns', ...Object.values(STATUS_ICONS)];

type ProgramWithSchool = ReturnType<typeof programAndSchool>;

/** A row before its sources have numbers. */
interface PlainRow {
  id: string;
  label: string;
  note?: string;
  cells: CellItem[][];
}

/** The countries whose rules the sheet has: the reader's own; readers of English get all. */
function countriesOn({ locale }: PageContext): CountryRecognition[] {
  const [own, ...others] = countriesFor(locale, content.recognition);
  return own === undefined ? [] : locale === 'en' ? [own, ...others] : [own];
}

/** What becomes of the degree in a country: for a use where its rules name it, else by the mode of study. */
function recognitionRow(
  country: CountryRecognition,
  programs: readonly ProgramWithSchool[],
  wanted: Use | undefined,
  { locale }: PageContext,
): PlainRow {
  const label = format(
    textsIn(sheetMessages, locale)['sheet.row.recognition'],
    { country: country.name[locale] },
    locale,
  );
  const use = country.uses.find(({ id }) => id === wanted);
  const id = `recognition-${country.country}`;
  if (!use) return { id, label, cells: programs.map(({ program }) => recognitionCell(country, program, locale)) };
  const text = textsIn(factsMessages, locale)[`recognition.status.${use.status}`];
  const item = { text: use.note[locale], source: country.sources[0], status: { status: use.status, text } };
  return { id, label, note: use.use[locale], cells: programs.map(() => [item]) };
}

function rowsOf(programs: readonly ProgramWithSchool[], use: Use | undefined, context: PageContext): PlainRow[] {
  const { locale } = context;
  const texts = textsIn(sheetMessages, locale);
  const row = (
    id: 'price' | 'hours' | 'length' | 'entry',
    cell: (program: ProgramWithSchool['program']) => CellItem[],
  ): PlainRow => ({ id, label: texts[`sheet.row.${id}`], cells: programs.map(({ program }) => cell(program)) });
  const facts = (...names: (keyof ProgramWithSchool['program']['facts'])[]) => {
    return (program: ProgramWithSchool['program']) => names.flatMap((name) => factCell(program, name, locale));
  };
  return [
    row('price', facts('price')),
    row('hours', facts('weeklyHours', 'liveClasses')),
    row('length', facts('length', 'pace', 'maximumTime', 'intakes')),
    row('entry', (program) => admissionCell(program, locale)),
    ...countriesOn(context).map((country) => recognitionRow(country, programs, use, context)),
  ];
}

/** Rows with the numbers of their sources; one whose cells all say the same says it once. */
function numbered(rows: readonly PlainRow[]): { rows: SheetRow[]; sources: Source[] } {
  const sources = collectSources(rows);
  const numberOf = ({ url }: Source) => sources.findIndex((one) => one.url === url) + 1;
  return {
    sources,
    rows: rows.map(({ cells, ...row }) => {
      const items = cells.map((cell) =>
        cell.map(({ text, source, status }) => ({ text, status, source: source && numberOf(source) })),
      );
      const first = JSON.stringify(items[0]);
      const isShared = row.id.startsWith('recognition-') && items.every((one) => JSON.stringify(one) === first);
      return { ...row, cells: isShared ? items.slice(0, 1) : items };
    }),
  };
}

function partOf(slugs: readonly string[], use: Use | undefined, context: PageContext): SheetPart {
  const { locale } = context;
  const texts = textsIn(sheetMessages, locale);
  const programs = slugs.map(programAndSchool);
  return {
    columns: programs.map(({ program, school }, index) => ({
      slug: slugs[index] ?? '',
      title: program.title[locale],
      titleInEnglish: program.title.en,
      school: school.name[locale],
      href: href(context, program.path),
      mode: texts[`sheet.mode.${program.mode}`],
    })),
    ...numbered(rowsOf(programs, use, context)),
  };
}

function useLinks(slugs: readonly string[], chosen: Use | undefined, context: PageContext): SheetProps['uses'] {
  const { locale } = context;
  const named = new Map(
    countriesOn(context).flatMap(({ uses }) => uses.map(({ id, use }) => [id, use[locale]] as const)),
  );
  const link = (text: string, use: Use | undefined) => ({
    text,
    href: href(context, sheetPath(slugs, use)),
    isCurrent: use === chosen,
  });
  const any = textsIn(sheetMessages, locale)['sheet.use_any'];
  return [link(any, undefined), ...[...named].map(([use, text]) => link(text, use))];
}

/** Everything the sheet shows for a choice; programmes that the site does not have are left out and counted. */
export function sheetProps(choice: SheetChoice, context: PageContext): SheetProps {
  const { locale } = context;
  const texts = textsIn(sheetMessages, locale);
  const slugs = choice.slugs.filter((slug) => content.programs.has(slug));
  const leftOut = choice.leftOut + choice.slugs.length - slugs.length;
  const isAsked = choice.slugs.length + choice.leftOut > 0;
  const { companyName, phone } = content.site;
  return {
    locale,
    brand: content.site.name[locale],
    parts: splitColumns(slugs).map((part) => partOf(part, choice.use, context)),
    uses: useLinks(slugs, choice.use, context),
    compareHref: href(context, `/compare${slugs.length > 0 ? `?programs=${slugs.join(',')}` : ''}`),
    ways: [
      ...content.masters.map(({ id, name }) => ({ text: name[locale], href: href(context, `/masters/${id}`) })),
      { text: textsIn(shortlistMessages, locale)['shortlist.title'], href: href(context, '/shortlist') },
    ],
    leftOut: leftOut > 0 ? format(texts['sheet.left_out'], { n: leftOut, max: SHORTLIST_MAX }, locale) : undefined,
    texts: {
      title: texts['sheet.title'],
      print: texts['sheet.print'],
      compare: texts['sheet.compare'],
      uses: texts['sheet.uses'],
      part: texts['sheet.part'],
      missing: texts['sheet.missing'],
      sources: texts['sheet.sources'],
      readOn: texts['sheet.read_on'],
      ask: format(texts['sheet.ask'], { company: companyName[locale], phone }, locale),
      noneTitle: texts[isAsked ? 'sheet.unknown_title' : 'sheet.none_title'],
      noneText: texts[isAsked ? 'sheet.unknown_text' : 'sheet.none_text'],
    },
  };
}

/** The title of the page: it names the schools, so that a saved file and a shared link tell what they are. */
export function sheetTitle({ parts, texts, locale }: SheetProps): string {
  const schools = new Set(parts.flatMap(({ columns }) => columns.map(({ school }) => school)));
  if (schools.size === 0) return texts.noneTitle;
  const names = [...schools].join(locale === 'zh' ? '、' : ', ');
  return format(textsIn(sheetMessages, locale)['sheet.page_title'], { names }, locale);
}
