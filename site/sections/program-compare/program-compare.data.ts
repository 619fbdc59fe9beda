import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import { programSchema } from '../../../content/schema/programs.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { SHEET_PATH } from '../../../contract/shortlist/sheet.ts';
import { COMPARE_MAX } from '../../../contract/shortlist/shortlist.ts';
import { dialLegend, dialOf } from '../../components/dial/dial.data.ts';
import type { InviteProps } from '../../components/invite/Invite.tsx';
import { knownEditions } from '../../components/program-card/card-rankings.ts';
import {
  admissionCell,
  type CellItem,
  factCell,
  numberedCell,
  recognitionCell,
} from '../../components/program-cells/program-cells.data.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { STATUS_ICONS } from '../../components/recognition/recognition-status.ts';
import { numberedSources } from '../../components/source-list/numbered-sources.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import { appointmentMessages } from '../../messages/appointment.messages.ts';
import { compareMessages } from '../../messages/compare.messages.ts';
import { mastersMessages } from '../../messages/masters.messages.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { sheetMessages } from '../../messages/sheet.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool, programsOf } from '../../site-content.ts';
import type { ProgramCompareProps } from './ProgramCompare.tsx';

/** Icons of the comparison, for the page's sprite. */
export const COMPARE_ICONS = [
  'x',
  'printer',
  'info',
  'caret-down',
  'arrow-right',
  'bookmark-simple',
  ...Object.values(STATUS_ICONS),
];

/** The smallest drawing of each school under an arch as `--view`, in whose column it is decoration. */
export function schoolViews(): string {
  const smallest = (picture: string) => placedPicture('school', picture, 'arch').avif.split(' ')[0];
  return [...content.schools]
    .map(([slug, { picture }]) => `[data-school=${slug}]{--view:url(${smallest(picture)})}`)
    .join('\n');
}

/** Categories of the home page whose first programmes are a set to begin with. */
const STARTS = ['mba', 'cs', 'law'];

/** Two programmes that are compared until some are chosen: the first of the set to begin with. */
function exampleSlugs(): string[] {
  return content.categories.find(({ id }) => id === STARTS[0])?.programs.slice(0, 2) ?? [];
}

/** The school first: in a narrow field the end of a name is cut. */
function schoolAndTitle(slug: string, { locale }: PageContext): string {
  const { program, school } = programAndSchool(slug);
  return `${school.name[locale]} · ${program.title[locale]}`;
}

/** All programmes in the order of their fields, the doctorate last. */
function groupsOf({ locale }: PageContext) {
  const fields = content.masters.map((page) => ({ name: page.name[locale], slugs: programsOf(page) }));
  const placed = new Set(fields.flatMap(({ slugs }) => slugs));
  const rest = [...content.programs.keys()].filter((slug) => !placed.has(slug));
  const name = pageTexts(compareMessages, locale)['compare.phd'];
  return rest.length === 0 ? fields : [...fields, { name, slugs: rest }];
}

/** What stands around the table, in the language of a page. */
export function programCompareProps(context: PageContext): ProgramCompareProps {
  const { locale } = context;
  const texts = pageTexts(compareMessages, locale);
  const starts = content.categories.filter(({ id }) => STARTS.includes(id));
  return {
    locale,
    groups: groupsOf(context).map(({ name, slugs }) => ({
      name,
      programs: slugs.map((slug) => ({ slug, name: schoolAndTitle(slug, context) })),
    })),
    example: exampleSlugs(),
    starts: starts.map(({ name, programs }) => {
      const slugs = programs.slice(0, COMPARE_MAX);
      return { text: format(texts['compare.start'], { name: name[locale], n: slugs.length }, locale), programs: slugs };
    }),
    sheetHref: href(context, SHEET_PATH),
    ways: content.masters.map(({ id, name }) => ({ text: name[locale], href: href(context, `/masters/${id}`) })),
    texts: {
      choose: texts['compare.choose'],
      place: texts['compare.place'],
      none: texts['compare.none'],
      shortlist: texts['compare.shortlist'],
      limit: texts['compare.limit'],
      left: texts['compare.left'],
      said: texts['compare.said'],
      saidNone: texts['compare.said_none'],
      emptyText: texts['compare.empty_text'],
      example: texts['compare.example'],
      fromShortlist: texts['compare.from_shortlist'],
      clear: texts['compare.clear'],
      sheet: pageTexts(sheetMessages, locale)['sheet.open'],
    },
  };
}

/** The lines of the table for some programmes, each with one cell per programme. */
function rowsOf(slugs: readonly string[], { locale }: PageContext) {
  const texts = pageTexts(compareMessages, locale);
  const programTexts = pageTexts(programMessages, locale);
  const masters = pageTexts(mastersMessages, locale);
  const all = slugs.map(programAndSchool);
  const row = (id: string, label: string, cell: (one: (typeof all)[number]) => (CellItem | undefined)[]) => ({
    id,
    label,
    missing: texts['compare.missing'],
    cells: all.map((one) => cell(one).filter((item) => item !== undefined)),
  });
  const factNames = programSchema.shape.facts.keyof().options;
  return [
    row('country', texts['compare.row.country'], ({ school }) => {
      const country = masters[`country.${school.country}`];
      const place = school.place[locale];
      // Some places name their country themselves.
      return [{ text: place.includes(country) ? place : `${country}${locale === 'zh' ? '，' : ': '}${place}` }];
    }),
    row('degree', texts['compare.row.degree'], ({ program }) => [
      { text: program.title.en, lang: locale === 'en' ? undefined : 'en' },
      program.isTitleSourced ? undefined : { text: pageTexts(programCardMessages, locale)['card.ask_first'] },
    ]),
    row('accreditor', texts['compare.row.accreditor'], ({ school }) => [
      school.accreditor && { text: school.accreditor.value, source: school.accreditor },
    ]),
    ...factNames.map((name) =>
      row(`fact-${name}`, programTexts[`program.fact.${name}`], ({ program }) => factCell(program, name, locale)),
    ),
    row('admission', texts['compare.row.admission'], ({ program }) => admissionCell(program, locale)),
    ...content.recognition.map((country) =>
      row(
        `recognition-${country.country}`,
        format(texts['compare.row.recognition'], { country: country.name[locale] }, locale),
        ({ program }) => recognitionCell(country, program, locale),
      ),
    ),
    row('rankings', texts['compare.row.rankings'], ({ program, school }) =>
      knownEditions([...program.rankings, ...school.rankings]).map((ranking) => ({
        text: `${ranking.value[locale]}${PUNCTUATION[locale].comma}${ranking.label[locale]}`,
        source: ranking,
      })),
    ),
  ];
}

/** What comes after the table, in the language of a page: we ask for what is open. */
export function compareInviteProps(context: PageContext): InviteProps {
  const texts = pageTexts(compareMessages, context.locale);
  return {
    title: texts['compare.ask'],
    text: texts['compare.ask_text'],
    link: {
      text: pageTexts(appointmentMessages, context.locale)['appointment.submit'],
      href: href(context, '/contact#appointment'),
    },
  };
}

/** The table of all programmes in the language of a page. */
export function compareTableProps(context: PageContext) {
  const { locale } = context;
  const texts = pageTexts(compareMessages, locale);
  const slugs = groupsOf(context).flatMap((group) => group.slugs);
  const example = exampleSlugs();
  const rows = rowsOf(slugs, context);
  const sources = slugs.map((_, index) => numberedSources(rows.map(({ cells }) => cells[index])));
  const numbered = (cells: CellItem[][]) =>
    sources.map((ofColumn, index) => numberedCell(cells[index] ?? [], ofColumn));
  return {
    caption: texts['compare.table'],
    programLabel: texts['compare.program'],
    hoursLabel: texts['compare.row.hours'],
    legend: dialLegend('work', locale),
    columns: slugs.map((slug, index) => {
      const { program, school } = programAndSchool(slug);
      return {
        slug,
        title: program.title[locale],
        href: href(context, program.path),
        school: school.name[locale],
        schoolHref: href(context, `/school/${program.school}`),
        schoolId: program.school,
        sources: sources[index]?.sources ?? [],
        dial: dialOf(program, school, locale, true),
        isExample: example.includes(slug),
      };
    }),
    rows: rows.map((row) => ({ ...row, cells: numbered(row.cells) })),
    sourcesLabel: pageTexts(sheetMessages, locale)['sheet.sources'],
    sourceTexts: sourceTexts(locale),
    locale,
  };
}
