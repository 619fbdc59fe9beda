/** What a programme's card answers in rows, and what of a working reader's four questions we ask the school for them. */
import { joinWords, PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { MONTHS_PER_YEAR } from '../../../contract/time/time-units.ts';
import { pageTexts } from '../../page-texts.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { hoursText } from '../dial/dial.data.ts';
import type { DialPart } from '../dial/DialLegend.tsx';
import { degreeAskedFor, languageOf } from '../glance/admission-answers.ts';
import { classDays, classTimes } from '../glance/class-hours.ts';
import { datingOf, ownPrice, unitPrice } from '../dated-price.ts';
import { wholeRanges } from '../whole-words/whole-ranges.ts';
import { monthsText } from '../months-text.ts';
import { moneyText } from '../money-text.ts';

/** The four questions, in the order of the rows. */
const CARD_QUESTIONS = ['classes', 'weekly', 'length', 'cost'] as const;
type CardQuestion = (typeof CARD_QUESTIONS)[number];

/** Where few of the four are known, what else is known fills up to so many rows. */
const ROWS_FILLED = 4;

/** One row: its label, the answer, and what has to be known of the answer. */
export interface CardFact {
  label: string;
  value: string;
  note: string | undefined;
  isPrice?: true;
  /** What of the dial says the same. */
  part?: DialPart;
}

/** What of the four questions is not known: that we ask it, and the questions in a list. */
export interface CardAsk {
  title: string;
  questions: string;
}

type Answer = Omit<CardFact, 'label'> | undefined;

function classesAnswer({ facts }: Program, { timeZone }: School, locale: Locale, today: Date): Answer {
  const texts = pageTexts(programCardMessages, locale);
  const usual = facts.liveClasses?.usually;
  if (usual) {
    const value = `${classDays({ facts }, timeZone, locale, today)} ${classTimes({ facts }, timeZone, locale, today)}`;
    return { value, note: usual.isZoneStated ? undefined : texts['card.zone_assumed'], part: 'class' };
  }
  if (facts.pace?.kind !== 'self-paced') return undefined;
  return { value: texts['card.self_paced'], note: texts['card.classes_open'], part: 'any' };
}

function weeklyAnswer({ facts: { weeklyHours } }: Program, locale: Locale): Answer {
  const hours = weeklyHours?.studyHours;
  if (!hours) return undefined;
  // Hours of one course say little without which courses: the page's own words tell.
  if (hours.per === 'course') return { value: wholeRanges(weeklyHours.brief[locale]), note: undefined, part: 'weekly' };
  const { 'card.hours': text } = pageTexts(programCardMessages, locale);
  return { value: format(text, { hours: hoursText(hours) }, locale), note: undefined, part: 'weekly' };
}

function lengthAnswer({ facts: { length } }: Program, locale: Locale): Answer {
  const value = monthsText(length, locale);
  return value === undefined ? undefined : { value, note: undefined };
}

function costAnswer({ facts }: Program, locale: Locale): Answer {
  const { price } = facts;
  if (!price?.total) return undefined;
  const texts = pageTexts(programCardMessages, locale);
  const year = price.year ?? price.checkedOn.slice(0, 4);
  const dating = datingOf(price);
  const money = moneyText(price.total, locale);
  const dated = format(texts[`card.cost_${dating}`], { year: `${year}`, money }, locale);
  const own = ownPrice(facts, locale)?.text;
  const note = own === undefined ? dated : `${dated}${PUNCTUATION[locale].comma}${own}`;
  return dating === 'old' ? { value: texts['card.cost_open'], note } : { value: money, isPrice: true, note };
}

function yearsText(months: number, locale: Locale): string {
  return format(pageTexts(programCardMessages, locale)['card.years'], { n: months / MONTHS_PER_YEAR }, locale);
}

/** The price of a part of it; apart what all of it comes to, and what stands in brackets at its end, as its year. */
function unitAnswer({ facts: { price } }: Program, locale: Locale): Answer {
  const unit = unitPrice(price, locale);
  if (unit === undefined) return undefined;
  const [, priced = unit, year] = /^(.*?)\s*[（(]([^（()）]*)[)）]$/.exec(unit) ?? [];
  const [value = priced, ...sums] = priced.split(/，|, /);
  const note = wholeRanges([...sums, ...(year ? [year] : [])].join(' · '));
  return { value, note: note || undefined, isPrice: true };
}

/** The price of a programme, or of a part of it, and what has to be known of it; undefined for an old one and where none is known. */
export function priceInShort(program: Program, locale: Locale): Answer {
  const { price } = program.facts;
  if (!price || datingOf(price) === 'old') return undefined;
  return costAnswer(program, locale) ?? unitAnswer(program, locale);
}

/**
 * What else is known of a programme: of its classes and its longest time, the price of a part of it, the degree that is
 * asked for, and the language.
 */
function otherFacts(program: Program, locale: Locale): CardFact[] {
  const texts = pageTexts(glanceMessages, locale);
  const cardTexts = pageTexts(programCardMessages, locale);
  const { liveClasses, length, maximumTime } = program.facts;
  const most = length?.months === undefined ? maximumTime?.months : undefined;
  const unit = unitAnswer(program, locale);
  const rows: [label: string, value: string | undefined][] = [
    [cardTexts['card.class_form'], liveClasses?.usually ? undefined : liveClasses?.brief?.[locale]],
    [texts['glance.entry'], degreeAskedFor(program, locale)[0]?.text],
    [cardTexts['card.longest'], most === undefined ? undefined : yearsText(most, locale)],
    [
      texts['glance.language'],
      languageOf(program, locale)
        .map(({ text }) => text)
        .join(' · ') || undefined,
    ],
  ];
  const others = rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value, note: undefined }]));
  return unit ? [{ label: texts['glance.price'], ...unit }, ...others] : others;
}

/** What a card tells of a programme, and what of the four questions we ask; undefined where all are known. */
export function cardFacts(
  program: Program,
  school: School,
  locale: Locale,
  today: Date,
): { facts: CardFact[]; ask: CardAsk | undefined } {
  const texts = pageTexts(programCardMessages, locale);
  const answers: Record<CardQuestion, Answer> = {
    classes: classesAnswer(program, school, locale, today),
    weekly: weeklyAnswer(program, locale),
    length: lengthAnswer(program, locale),
    cost: costAnswer(program, locale),
  };
  const known = CARD_QUESTIONS.flatMap((question) => {
    const answer = answers[question];
    return answer ? [{ label: texts[`card.${question}`], ...answer }] : [];
  });
  const others = otherFacts(program, locale).slice(0, Math.max(0, ROWS_FILLED - known.length));
  const questions = CARD_QUESTIONS.filter((question) => !answers[question]).map(
    (question) => texts[`card.ask.${question}`],
  );
  return {
    facts: [...known, ...others],
    ask: questions.length > 0 ? { title: texts['card.ask'], questions: joinWords(questions, locale) } : undefined,
  };
}
