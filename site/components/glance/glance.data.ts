import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import { isConfirmed } from '../../../content/rules/program-status.ts';
import type { Source } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { MONTHS_PER_YEAR } from '../../../contract/time/time-units.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { content, today } from '../../site-content.ts';
import { datedPrice, ownPrice, unitPrice } from '../dated-price.ts';
import { isOldFigure } from '../old-figure.ts';
import { dialOf } from '../dial/dial.data.ts';
import { hours } from '../dial/dial-hours.ts';
import { daySpanText } from '../source-note/date-text.ts';
import { ownPageContent } from '../own-page-link/own-page-link.data.ts';
import { entryOf, languageOf } from './admission-answers.ts';
import { monthsText } from '../months-text.ts';
import { FREE_HOURS } from '../study-time/home-classes.ts';
import { programClasses } from '../study-time/program-classes.ts';
import { classDays, classHours, classTimes } from './class-hours.ts';
import type { GlanceAnswer, GlanceAsk, GlanceContent, InquiryLetter } from './Glance.tsx';
import { GLANCE_NAMES, type GlanceName } from './glance-names.ts';
import { answer, type ShortAnswer } from './short-answer.ts';

/** Icons of the answers, for the page's sprite. */
export const GLANCE_ICONS = ['arrow-up-right'];

type Answers = Record<GlanceName, ShortAnswer[]>;

function lengthOf({ length, maximumTime }: Program['facts'], locale: Locale): ShortAnswer[] {
  const texts = pageTexts(glanceMessages, locale);
  const usual = answer(
    length,
    ({ months }) => months,
    () => monthsText(length, locale) ?? '',
  );
  if (usual.length > 0) return usual;
  return answer(
    maximumTime,
    ({ months }) => months,
    (n) => format(texts['glance.years_most'], { n: n / MONTHS_PER_YEAR }, locale),
  );
}

function hoursOf({ facts }: Program, school: School, locale: Locale, today: Date): ShortAnswer[] {
  const texts = pageTexts(glanceMessages, locale);
  const known = [
    ...answer(
      facts.weeklyHours,
      ({ brief }) => brief[locale],
      (text) => text,
      facts.weeklyHours?.studyHours && 'weekly',
    ),
    ...answer(
      facts.liveClasses,
      ({ brief }) => classHours({ facts }, school, locale, today) ?? brief?.[locale],
      (text) => text,
      facts.liveClasses?.usually && 'class',
    ),
  ];
  if (known.length > 0) return known;
  return answer(
    facts.pace,
    ({ kind }) => (kind === 'self-paced' ? texts['glance.own_pace'] : undefined),
    (text) => text,
    'any',
  );
}

/** The tuition of the whole programme; where that is not known, the price of a part of it. */
function costOf(facts: Program['facts'], locale: Locale): ShortAnswer[] {
  return answer(
    facts.price,
    (price) => datedPrice(facts, locale) ?? unitPrice(price, locale),
    (text) => text,
  );
}

/** The tuition in the reader's own money. */
function ownCost({ facts }: Program, locale: Locale): ShortAnswer[] {
  const own = ownPrice(facts, locale);
  const [rate] = own?.rates ?? [];
  return own && rate ? [{ text: own.text, source: rate }] : [];
}

/** Answers of old sources say the year; a price says it by itself. */
function withYears(answers: ShortAnswer[], locale: Locale, now: Date): ShortAnswer[] {
  return answers.map((one) => {
    const { year } = one.source;
    if (year === undefined || !isOldFigure(year, now) || one.text.includes(String(year))) return one;
    const values = { text: one.text, year: String(year) };
    return { ...one, text: format(pageTexts(glanceMessages, locale)['glance.of_year'], values, locale) };
  });
}

/** The six answers in a few words each, in the order in which they stand; empty where no source says it. */
export function shortAnswers(program: Program, school: School, locale: Locale, now = today()): Answers {
  const { facts, mode } = program;
  const texts = pageTexts(glanceMessages, locale);
  return {
    hours: withYears(hoursOf(program, school, locale, now), locale, now),
    length: withYears(lengthOf(facts, locale), locale, now),
    cost: costOf(facts, locale),
    entry: withYears(entryOf(program, locale), locale, now),
    language: withYears(languageOf(program, locale), locale, now),
    mode: withYears(
      answer(
        mode === 'online' ? facts.delivery : undefined,
        () => texts['glance.mode.online'],
        (text) => text,
      ),
      locale,
      now,
    ),
  };
}

/** All that {@link shortAnswers} say on a programme's page: the tuition is told in the reader's own money too. */
export function answersShown(short: Answers, program: Program, locale: Locale): Answers {
  return { ...short, cost: [...short.cost, ...ownCost(program, locale)] };
}

/** A row of a table of some programmes: a cell for each, undefined where no source says it. */
export interface AnswerRow {
  name: string;
  label: string;
  /** The first line of the answer, which says most, and what goes with it. */
  cells: ({ text: string; beside?: string | undefined } | undefined)[];
}

/** Whether live classes begin, all year, while the readers of a language are at work. */
function isAtWork(facts: Program['facts'], timeZone: string, locale: Locale): boolean {
  const work = content.site.workingHours[locale];
  return programClasses({ facts }, timeZone, locale, today()).every((classes) => {
    const { from } = hours(classes);
    return from >= work.from && from < work.to && classes.days.some((day) => FREE_HOURS.day.days.includes(day));
  });
}

/** Rows of a table of some programmes. */
export function answerRows(
  programs: readonly { program: Program; school: School }[],
  names: readonly GlanceName[],
  locale: Locale,
): AnswerRow[] {
  const texts = pageTexts(glanceMessages, locale);
  const { semicolon } = PUNCTUATION[locale];
  const answers = programs.map(({ program, school }) => shortAnswers(program, school, locale));
  // The same money at home, and class times, which may lie in working hours.
  const besides: Partial<Record<string, (string | undefined)[]>> = {
    cost: programs.map(({ program }) => ownCost(program, locale)[0]?.text),
    hours: programs.map(({ program: { facts }, school: { timeZone } }) => {
      const usual = facts.liveClasses?.usually;
      if (!usual) return undefined;
      const { 'card.at_work': atWork, 'card.zone_assumed': assumed } = pageTexts(programCardMessages, locale);
      const times = `${classDays({ facts }, timeZone, locale, today())} ${classTimes({ facts }, timeZone, locale, today())}`;
      const notes = [isAtWork(facts, timeZone, locale) && atWork, !usual.isZoneStated && assumed];
      return [times, ...notes].filter(Boolean).join(semicolon);
    }),
  };
  const isOfPart = programs.some(({ program }) => unitPrice(program.facts.price, locale));
  return names.map((name) => ({
    name,
    label:
      name === 'cost' && isOfPart ? pageTexts(programMessages, locale)['program.fact.price'] : texts[`glance.${name}`],
    cells: answers.map((answer, index) => {
      const text = answer[name][0]?.text;
      return text === undefined ? undefined : { text, beside: besides[name]?.[index] };
    }),
  }));
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

/** What we ask the school for the reader: as the programme's file puts it, else the answers that no source gives. */
function askOf(program: Program, school: School, locale: Locale, answers: GlanceAnswer[]): GlanceAsk | undefined {
  const open = answers.filter(({ lines }) => lines.length === 0).map(({ label }) => label);
  const questions = program.asksBriefly?.[locale] ?? open;
  if (questions.length === 0) return undefined;
  const texts = pageTexts(glanceMessages, locale);
  const letter = isConfirmed(program) ? undefined : letterOf(program, school, locale);
  return {
    found: texts['glance.found'],
    title: texts['glance.ask'],
    gets: texts['glance.ask_gets'],
    questions: letter && !program.facts.weeklyHours ? [...questions, texts['glance.letter_hours']] : questions,
    ownPage: ownPageContent(program, school, locale),
    letter,
  };
}

/** The letter by which we ask a school, in the reader's language; it is sent in English. */
function letterOf(program: Program, school: School, locale: Locale): InquiryLetter {
  const texts = pageTexts(glanceMessages, locale);
  return {
    caption: texts['glance.letter'],
    to: format(texts['glance.letter_to'], { school: school.legalName }, locale),
    about: format(texts['glance.letter_about'], { program: program.title[locale] }, locale),
    asks: texts['glance.letter_asks'],
    close: texts['glance.letter_close'],
  };
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
  const texts = pageTexts(glanceMessages, locale);
  const short = shortAnswers(program, school, locale);
  const lines = answersShown(short, program, locale);
  const dial = dialOf(program, school, locale, true);
  const { caption } = dial.words;
  const answers = GLANCE_NAMES.map((name) => ({
    name,
    label:
      texts[name === 'cost' && unitPrice(program.facts.price, locale) ? 'glance.price' : (`glance.${name}` as const)],
    lines: [
      ...lines[name].map(({ text, source, part }) => ({ text, source: numberOf(source), part })),
      ...(name === 'hours' && caption && lines.hours.length > 0 ? [{ text: caption, part: 'work' as const }] : []),
    ],
  }));
  // Without the rate, which is as old as it says, whatever the sources of the programme are.
  const all = Object.values(short).flat();
  const lastYear = oldSourcesYear(all);
  const checkedOn = all.map(({ source }) => source.checkedOn);
  return {
    label: texts['glance.label'],
    answers,
    ask: askOf(program, school, locale, answers),
    dial,
    notes: [
      ...(lastYear === undefined ? [] : [format(texts['glance.old'], { year: String(lastYear) }, locale)]),
      ...(checkedOn.length === 0
        ? []
        : [format(texts['glance.checked'], { day: daySpanText(checkedOn, locale) }, locale)]),
    ],
    sourceLabel: pageTexts(factsMessages, locale)['facts.source'],
  };
}
