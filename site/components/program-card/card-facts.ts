/** The four questions of a working reader on a programme's card: answered in rows, or asked for them as chips. */
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { hoursText } from '../dial/dial.data.ts';
import { classDays, classTimes } from '../glance/class-hours.ts';
import { moneyText } from '../money-text.ts';
import { ownMoney } from '../own-money.ts';

/** The four questions, in the order of the rows. */
const CARD_QUESTIONS = ['classes', 'weekly', 'length', 'cost'] as const;
type CardQuestion = (typeof CARD_QUESTIONS)[number];

/** One row: its label, the answer, and what has to be known of the answer. */
export interface CardFact {
  label: string;
  value: string;
  note: string | undefined;
}

/** What we ask the school for the reader; undefined where all four are known. */
export interface CardAsk {
  title: string;
  questions: string[];
}

type Answer = Omit<CardFact, 'label'> | undefined;

function classesAnswer({ facts }: Program, { timeZone }: School, locale: Locale, today: Date): Answer {
  const texts = textsIn(programCardMessages, locale);
  const usual = facts.liveClasses?.usually;
  if (usual) {
    const value = `${classDays({ facts }, timeZone, locale, today)} ${classTimes({ facts }, timeZone, locale, today)}`;
    return { value, note: usual.isZoneStated ? undefined : texts['card.zone_assumed'] };
  }
  if (facts.pace?.kind !== 'self-paced') return undefined;
  return { value: texts['card.self_paced'], note: texts['card.classes_open'] };
}

function weeklyAnswer({ facts: { weeklyHours } }: Program, locale: Locale): Answer {
  const hours = weeklyHours?.studyHours;
  if (!hours) return undefined;
  const text = textsIn(programCardMessages, locale)[`card.hours.${hours.per}`];
  return { value: format(text, { hours: hoursText(hours) }, locale), note: undefined };
}

function lengthAnswer({ facts: { length } }: Program, locale: Locale): Answer {
  if (length?.months === undefined) return undefined;
  const texts = textsIn(glanceMessages, locale);
  const { months, monthsUpTo } = length;
  const value =
    monthsUpTo === undefined
      ? format(texts['glance.months'], { n: months }, locale)
      : format(texts['glance.months_between'], { from: months, to: monthsUpTo }, locale);
  return { value, note: undefined };
}

function costAnswer({ facts: { price } }: Program, locale: Locale): Answer {
  if (!price?.total) return undefined;
  const texts = textsIn(programCardMessages, locale);
  const year = price.year ?? price.checkedOn.slice(0, 4);
  const dated = format(
    texts[price.year === undefined ? 'card.cost_read' : 'card.cost_in'],
    { year: `${year}` },
    locale,
  );
  const own = ownMoney(price.total, locale)?.text;
  return {
    value: moneyText(price.total, locale),
    note: own === undefined ? dated : `${dated}${locale === 'zh' ? '，' : ', '}${own}`,
  };
}

/** What a card tells of the four questions, and what of them we ask. */
export function cardFacts(
  program: Program,
  school: School,
  locale: Locale,
  today: Date,
): { facts: CardFact[]; ask: CardAsk | undefined } {
  const texts = textsIn(programCardMessages, locale);
  const answers: Record<CardQuestion, Answer> = {
    classes: classesAnswer(program, school, locale, today),
    weekly: weeklyAnswer(program, locale),
    length: lengthAnswer(program, locale),
    cost: costAnswer(program, locale),
  };
  const facts = CARD_QUESTIONS.flatMap((question) => {
    const answer = answers[question];
    return answer ? [{ label: texts[`card.${question}`], ...answer }] : [];
  });
  const questions = CARD_QUESTIONS.filter((question) => !answers[question]).map(
    (question) => texts[`card.ask.${question}`],
  );
  const title = texts[facts.length === 0 ? 'card.ask_all' : 'card.ask_some'];
  return { facts, ask: questions.length > 0 ? { title, questions } : undefined };
}
