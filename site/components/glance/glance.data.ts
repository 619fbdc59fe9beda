import { ownPage } from '../../../content/own-page.ts';
import type { Source } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { mastersMessages } from '../../messages/masters.messages.ts';
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

const answer = (source: Source | undefined, text: string | undefined): ShortAnswer[] =>
  source && text !== undefined ? [{ text, source }] : [];

type Money = NonNullable<NonNullable<Program['facts']['price']>['total']>;

function moneyText({ amount, currency }: Money, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

function lengthOf({ length, maximumTime }: Program['facts'], locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  if (length?.months) return answer(length, format(texts['glance.months'], { n: length.months }, locale));
  const most = maximumTime?.months;
  return answer(maximumTime, most && format(texts['glance.months_most'], { n: most }, locale));
}

function costOf({ facts: { price }, admission }: Program, locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  const fee = admission.find((requirement) => requirement.fee);
  return [
    ...answer(
      price,
      price?.total &&
        format(
          texts[price.year === undefined ? 'glance.cost_read' : 'glance.cost_in'],
          { money: moneyText(price.total, locale), year: price.year ?? price.checkedOn.slice(0, 4) },
          locale,
        ),
    ),
    ...answer(fee, fee?.fee && format(texts['glance.fee'], { money: moneyText(fee.fee, locale) }, locale)),
  ];
}

function entryOf({ admission }: Program, locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  const degree = admission.find(({ entry }) => entry);
  const work = admission.find(({ workYears }) => workYears);
  const known = [
    ...answer(degree, degree?.entry && textsIn(mastersMessages, locale)[`entry.${degree.entry}`]),
    ...answer(work, work?.workYears && format(texts['glance.work_years'], { n: work.workYears }, locale)),
  ];
  return known.length > 0 ? known : answer(admission[0], texts['glance.see_entry']);
}

function languageOf({ facts: { language }, admission }: Program, locale: Locale): ShortAnswer[] {
  const texts = textsIn(glanceMessages, locale);
  const english = admission.find(({ ielts }) => ielts);
  return [
    ...answer(language, language?.taughtIn && texts[`glance.taught.${language.taughtIn}`]),
    ...answer(english, english?.ielts && format(texts['glance.ielts'], { n: english.ielts.toFixed(1) }, locale)),
  ];
}

/** The six answers in a few words each; empty where no source says it. */
export function shortAnswers(program: Program, school: School, locale: Locale, today = new Date()): Answers {
  const { facts, mode } = program;
  const texts = textsIn(glanceMessages, locale);
  return {
    mode: mode === 'online' ? answer(facts.delivery, texts['glance.mode.online']) : [],
    length: lengthOf(facts, locale),
    hours: [
      ...answer(facts.weeklyHours, facts.weeklyHours?.brief[locale]),
      ...answer(facts.liveClasses, classHours(program, school.timeZone, locale, today)),
    ],
    cost: costOf(program, locale),
    entry: entryOf(program, locale),
    language: languageOf(program, locale),
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
  const texts = textsIn(glanceMessages, locale);
  const facts = textsIn(factsMessages, locale);
  const short = shortAnswers(program, school, locale);
  const answers = GLANCE_NAMES.map((name) => ({
    name,
    label: texts[`glance.${name}`],
    lines: short[name].map(({ text, source }) => ({ text, source: numberOf(source) })),
  }));
  return {
    label: texts['glance.label'],
    answers,
    unknown: texts['glance.unknown'],
    ownPage: { text: texts['glance.own_page'], href: ownPage(program, school), newTab: facts['facts.new_tab'] },
    weAsk: answers.some(({ lines }) => lines.length === 0) ? texts['glance.we_ask'] : undefined,
    sourceLabel: facts['facts.source'],
  };
}
