/**
 * The same thing said in two ways: by two sources, by two programmes of one source, in two languages, or by a fact and
 * our own words (EDIT-6). A rule is here only if it finds nothing in content that is right: whoever meets a false alarm
 * stops looking.
 */
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { claimsIn, inDigits } from './claimed-figures.ts';
import { allTellings, contradictingTexts, contradictingYears, type Telling } from './contradicting-texts.ts';
import { type Contradiction, type StatementPlace, type ReadAt, statementPlace } from './contradiction.ts';
import { figuresThatDiffer, numbersIn } from './figures-in-text.ts';
import type { Content } from '../reading/parse-content.ts';
import type { Program } from '../schema/programs.ts';

/** Figures of requirements, and how to read each. */
const REQUIRED = {
  ielts: ({ ielts }: Program['admission'][number]) => ielts,
  fee: ({ fee }: Program['admission'][number]) => fee?.amount,
  work_years: ({ workYears }: Program['admission'][number]) => workYears,
} as const;

/** The requirements of a programme that give a figure, each as a place. */
function requirements(slug: string, { admission }: Program, kind: keyof typeof REQUIRED): StatementPlace[] {
  return admission.flatMap((one, index) => {
    const value = REQUIRED[kind](one);
    return value === undefined ? [] : [statementPlace(`programs/${slug}`, ['admission', index], one, value)];
  });
}

/** The first two places that give different figures and of which a test says that they speak of the same. */
function differing(
  kind: Contradiction['kind'],
  places: readonly StatementPlace[],
  isSame: (one: StatementPlace, other: StatementPlace) => boolean,
): Contradiction[] {
  for (const [index, one] of places.entries()) {
    const other = places.slice(index + 1).find((later) => later.value !== one.value && isSame(one, later));
    if (other) return [{ kind, places: [one, other] }];
  }
  return [];
}

const KINDS = ['ielts', 'fee', 'work_years'] as const;

/** Two sources of one programme that ask for different figures; one source may have two conditions. */
function betweenSources([slug, program]: [string, Program]): Contradiction[] {
  return KINDS.flatMap((kind) =>
    differing(kind, requirements(slug, program, kind), (one, other) => one.source?.url !== other.source?.url),
  );
}

/** A programme that usually takes longer than its longest time allowed. */
function beyondMaximum([slug, { facts }]: [string, Program]): Contradiction[] {
  const { length, maximumTime } = facts;
  const usual = length?.monthsUpTo ?? length?.months;
  const most = maximumTime?.months;
  if (!length || !maximumTime || usual === undefined || most === undefined || usual <= most) return [];
  const document = `programs/${slug}`;
  return [
    {
      kind: 'maximum_time',
      places: [
        statementPlace(document, ['facts', 'length'], length, usual),
        statementPlace(document, ['facts', 'maximumTime'], maximumTime, most),
      ],
    },
  ];
}

/** Two programmes of a school that give different figures for the same rule of the same page. */
function betweenPrograms(programs: readonly [string, Program][]): Contradiction[] {
  const rules: [Contradiction['kind'], StatementPlace[]][] = [
    ...KINDS.map((kind): [typeof kind, StatementPlace[]] => [
      kind,
      programs.flatMap(([slug, program]) => requirements(slug, program, kind)),
    ]),
    [
      'maximum_time',
      programs.flatMap(
        ([
          slug,
          {
            facts: { maximumTime },
          },
        ]) =>
          maximumTime?.months === undefined
            ? []
            : [statementPlace(`programs/${slug}`, ['facts', 'maximumTime'], maximumTime, maximumTime.months)],
      ),
    ],
  ];
  return rules.flatMap(([kind, places]) =>
    differing(kind, places, (one, other) => one.document !== other.document && one.source?.url === other.source?.url),
  );
}

type Said = ReadAt & { text: Record<Locale, string> };

/** A statement that gives a figure in one language and not in another. */
function betweenLanguages(document: string, path: StatementPlace['path'], said: Said): Contradiction[] {
  const [difference] = figuresThatDiffer(said.text);
  if (!difference) return [];
  const { locale: silent, figure } = difference;
  const place = statementPlace(document, path, said);
  const speaks = LOCALES.find((locale) => numbersIn(said.text[locale], locale).includes(figure)) ?? 'zh';
  const inLanguage = (locale: Locale): StatementPlace => ({ ...place, path: [...place.path, locale], locale });
  return [{ kind: 'languages', places: [{ ...inLanguage(speaks), value: figure }, inLanguage(silent)] }];
}

/** Words of our own that name other amounts in one language than in another; a language that names none is left out. */
function amountsBetweenLanguages({ document, words, pathIn }: Telling): Contradiction[] {
  const amounts = LOCALES.map((locale) => ({
    locale,
    named: claimsIn(words[locale], locale, 'price'),
    // Of a range only one end has the currency beside it.
    all: numbersIn(inDigits(words[locale], locale), locale),
  }));
  for (const { locale, named } of amounts)
    for (const value of named) {
      const other = amounts.find((one) => one.named.length > 0 && !one.all.includes(value));
      const inLanguage = (one: Locale): StatementPlace => ({ document, path: pathIn(one), words, locale: one });
      if (other) return [{ kind: 'languages', places: [{ ...inLanguage(locale), value }, inLanguage(other.locale)] }];
    }
  return [];
}

/** All statements of programmes and schools, but the hours of live classes, which Vietnamese writes by the clock of 24 hours. */
function statements({ programs, schools }: Content): [document: string, path: StatementPlace['path'], said: Said][] {
  return [
    ...[...programs].flatMap(
      ([
        slug,
        {
          facts: { liveClasses: _, ...facts },
          admission,
          taught,
        },
      ]) => {
        const document = `programs/${slug}`;
        return [
          ...Object.entries(facts).map(([name, said]): [string, StatementPlace['path'], Said] => [
            document,
            ['facts', name],
            said,
          ]),
          ...admission.map((said, index): [string, StatementPlace['path'], Said] => [
            document,
            ['admission', index],
            said,
          ]),
          ...taught.map((said, index): [string, StatementPlace['path'], Said] => [document, ['taught', index], said]),
        ];
      },
    ),
    ...[...schools].flatMap(([slug, school]) =>
      school.statements.map((said, index): [string, StatementPlace['path'], Said] => [
        `schools/${slug}`,
        ['statements', index],
        said,
      ]),
    ),
  ];
}

/** All contradictions of the content. */
export function findContradictions(content: Content): Contradiction[] {
  const programs = [...content.programs];
  const bySchool = Map.groupBy(programs, ([, { school }]) => school);
  return [
    ...contradictingTexts(content),
    ...programs.flatMap(betweenSources),
    ...programs.flatMap(beyondMaximum),
    ...[...bySchool.values()].flatMap(betweenPrograms),
    ...contradictingYears(content),
    ...statements(content).flatMap((statement) => betweenLanguages(...statement)),
    ...allTellings(content).flatMap(amountsBetweenLanguages),
  ];
}
