import type { Source } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { MONTHS_PER_YEAR } from '../../../contract/time-units.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { mastersMessages } from '../../messages/masters.messages.ts';
import { moneyText } from '../money-text.ts';
import { ownPageContent } from '../own-page-link/own-page-link.data.ts';
import { classHours } from './class-hours.ts';
import { GLANCE_NAMES, type GlanceContent } from './Glance.tsx';

/** Icons of the answers, for the page's sprite. */
export const GLANCE_ICONS = ['arrow-up-right'];

/** A short answer with the source of the fact that it is made from. */
export interface ShortAnswer {
  text: string;
  source: Source;
}

type Answers = Record<(typeof GLANCE_NAMES)[number], ShortAnswer[]>;

/** What a fact says of itself in a value, put in words; nothing where the fact or the value is missing. */
function answer<S extends Source, V>(
  source: S | undefined,
  read: (source: S) => V | undefined,
  wordsFor: (value: V) => string,
): ShortAnswer[] {
  const value = source && read(source);
  return source && value !== undefined ? [{ text: wordsFor(value), source }] : [];
}

function lengthOf({ length, maximumTime }: Program['facts'], locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  const usual = answer(
    length,
    ({ months }) => months,
    (from) =>
      length?.monthsUpTo === undefined
        ? format(texts['glance.months'], { n: from }, locale)
        : format(texts['glance.months_between'], { from, to: length.monthsUpTo }, locale),
  );
  if (usual.length > 0) return usual;
  return answer(
    maximumTime,
    ({ months }) => months,
    (n) => format(texts['glance.years_most'], { n: n / MONTHS_PER_YEAR }, locale),
  );
}

function hoursOf({ facts }: Program, { timeZone }: School, locale: Locale, today: Date): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  const known = [
    ...answer(
      facts.weeklyHours,
      ({ brief }) => brief[locale],
      (text) => text,
    ),
    ...answer(
      facts.liveClasses,
      () => classHours({ facts }, timeZone, locale, today),
      (text) => text,
    ),
  ];
  if (known.length > 0) return known;
  return answer(
    facts.pace,
    ({ kind }) => (kind === 'self-paced' ? texts['glance.own_pace'] : undefined),
    (text) => text,
  );
}

function costOf({ price }: Program['facts'], locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  const dated = texts[price?.year === undefined ? 'glance.cost_read' : 'glance.cost_in'];
  const year = price?.year ?? price?.checkedOn.slice(0, 4) ?? '';
  return answer(
    price,
    ({ total }) => total,
    (total) => format(dated, { money: moneyText(total, locale), year }, locale),
  );
}

/** What the first requirement with a value says, marked where somebody else than the school says it. */
function requirement<V>(
  admission: Program['admission'],
  read: (one: Program['admission'][number]) => V | undefined,
  wordsFor: (value: V) => string,
  locale: Locale,
): ShortAnswer[] {
  const { 'glance.to_confirm': marked } = textsIn(glanceMessages, locale);
  return answer(
    admission.find((one) => read(one) !== undefined),
    (one) => {
      const value = read(one);
      if (value === undefined) return undefined;
      return one.isSecondHand ? format(marked, { text: wordsFor(value) }, locale) : wordsFor(value);
    },
    (text) => text,
  );
}

function entryOf({ admission }: Program, locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  const known = [
    ...requirement(
      admission,
      ({ onlyFrom }) => onlyFrom,
      (countries) => countries.map((country) => texts[`glance.only_${country}`]).join(' · '),
      locale,
    ),
    ...admission.flatMap((one) =>
      requirement(
        [one],
        ({ brief, entry }) => brief?.[locale] ?? (entry && textsIn(mastersMessages, locale)[`entry.${entry}`]),
        (text) => text,
        locale,
      ),
    ),
    ...requirement(
      admission,
      ({ workYears }) => workYears,
      (n) => format(texts['glance.work_years'], { n }, locale),
      locale,
    ),
    ...requirement(
      admission,
      ({ fee }) => fee,
      (fee) => format(texts['glance.fee'], { money: moneyText(fee, locale) }, locale),
      locale,
    ),
  ];
  if (known.length > 0) return known;
  return answer(
    admission[0],
    () => texts['glance.see_entry'],
    (text) => text,
  );
}

function languageOf({ facts: { language }, admission }: Program, locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  return [
    ...answer(
      language,
      ({ taughtIn }) => taughtIn,
      (code) => texts[`glance.taught.${code}`],
    ),
    ...requirement(
      admission,
      ({ ielts }) => ielts,
      (score) => format(texts['glance.ielts'], { n: score.toFixed(1) }, locale),
      locale,
    ),
  ];
}

/** The six answers in a few words each; empty where no source says it. */
export function shortAnswers(program: Program, school: School, locale: Locale, today = new Date()): Answers {
  const { facts, mode } = program;
  const texts = textsIn(glanceMessages, locale);
  return {
    mode: answer(
      mode === 'online' ? facts.delivery : undefined,
      () => texts['glance.mode.online'],
      (text) => text,
    ),
    length: lengthOf(facts, locale),
    hours: hoursOf(program, school, locale, today),
    cost: costOf(facts, locale),
    entry: entryOf(program, locale),
    language: languageOf(program, locale),
  };
}

/** A programme may have ended since a source that is so many years older than the day on which it was read. */
const OLD_AFTER_YEARS = 2;

/** The latest year of all sources, where each names one and even the latest is old. */
function oldSourcesYear(answers: readonly ShortAnswer[]): number | undefined {
  if (answers.length === 0) return undefined;
  const years = answers.map(({ source }) => source.year ?? Number.POSITIVE_INFINITY);
  const readIn = answers.map(({ source }) => Number(source.checkedOn.slice(0, 4)));
  const latest = Math.max(...years);
  return latest <= Math.max(...readIn) - OLD_AFTER_YEARS ? latest : undefined;
}

/**
 * The six answers of a programme in the language of a page.
 *
 * @param numberOf the number of a source in the list of the page.
 */
export function glanceOf(
  program: Program,
  school: School,
  locale: Locale,
  numberOf: (source: Source) => number,
): GlanceContent {
  const texts = textsIn(glanceMessages, locale);
  const short = shortAnswers(program, school, locale);
  const answers = GLANCE_NAMES.map((name) => ({
    name,
    label: texts[`glance.${name}`],
    lines: short[name].map(({ text, source }) => ({ text, source: numberOf(source) })),
  }));
  const lastYear = oldSourcesYear(Object.values(short).flat());
  return {
    label: texts['glance.label'],
    answers,
    unknown: texts['glance.unknown'],
    ownPage: ownPageContent(program, school, locale),
    notes: [
      ...(lastYear === undefined ? [] : [format(texts['glance.old'], { year: String(lastYear) }, locale)]),
      ...(answers.some(({ lines }) => lines.length === 0) ? [texts['glance.we_ask']] : []),
    ],
    sourceLabel: textsIn(factsMessages, locale)['facts.source'],
  };
}
