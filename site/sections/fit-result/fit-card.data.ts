/** What the result says of one programme: its reasons and its plan in words, with the sources they rest on. */
import { joinWords, PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Source } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import { budgetOf, type FitAnswers } from '../../../contract/fit/fit.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, type Texts } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { datedPrice } from '../../components/dated-price.ts';
import { dialWith } from '../../components/dial/dial.data.ts';
import type { DialContent } from '../../components/dial/Dial.tsx';
import { hours, hoursWith } from '../../components/dial/dial-hours.ts';
import { moneyText } from '../../components/money-text.ts';
import { monthText } from '../../components/calendar-month.ts';
import { countryNames } from '../../components/recognition/country-names.ts';
import { FREE_HOURS } from '../../components/study-time/home-classes.ts';
import type { YearMonth } from '../../components/study-time/study-time.ts';
import { fitReasonMessages } from '../../messages/fit-reasons.messages.ts';
import { fitResultMessages } from '../../messages/fit-result.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { programHref } from './fit-links.data.ts';
import { type FitPlan, planOf } from './rules/fit-plan.ts';
import type { FitSetting, Judged, Reason } from './rules/fit-program.ts';
import { classesText } from './fit-words.ts';

/** A line of the plan, with the number of its source at the foot of the page. */
interface FitFact {
  label: string;
  text: string;
  source?: number | undefined;
}

/** What the words of a result depend on beside the programme. */
export interface FitWords {
  context: PageContext;
  answers: FitAnswers;
  setting: FitSetting;
  /** Number of a source at the foot of the page. */
  numberOf: (source: Source) => number;
}

/** Where it was read what a reason goes by. */
function sourceOf({ about }: Reason, { facts, admission }: Program): Source | undefined {
  if (about === 'h') return facts.length ?? facts.study;
  if (about === 't') return facts.liveClasses ?? facts.pace;
  if (about === 'd') return admission.find(({ entry }) => entry);
  if (about === 'e') return facts.language?.taughtIn ? facts.language : admission.find(({ ielts }) => ielts);
  if (about === 'b') return facts.price;
  return about === 'country' ? admission.find(({ onlyFrom }) => onlyFrom) : undefined;
}

/** Whose clock class times are in. */
function zoneText({ setting, answers, context: { locale } }: FitWords, slug: string): string {
  const texts = pageTexts(fitResultMessages, locale);
  const { homeZone } = setting;
  const country = budgetOf(answers)?.country ?? ({ zh: 'china', en: 'other', vi: 'vietnam' } as const)[locale];
  if (homeZone === undefined) {
    const place = programAndSchool(slug).school.place[locale];
    return format(texts['fit.plan.zone.campus'], { place }, locale);
  }
  return format(texts[`fit.plan.zone.${country}`], { zone: homeZone }, locale);
}

function classTimes(plan: FitPlan, words: FitWords, slug: string): string {
  const { locale } = words.context;
  const { open, close } = PUNCTUATION[locale];
  return `${classesText(plan.classes, pageTexts(fitResultMessages, locale), locale)}${open}${zoneText(words, slug)}${close}`;
}

/** The values of a reason's words: amounts and lists as the language writes them. */
function valuesOf(reason: Reason, { program }: Judged, plan: FitPlan, words: FitWords) {
  const { locale } = words.context;
  const currency = budgetOf(words.answers)?.currency ?? 'USD';
  const { cost, limit, ...numbers } = reason.values ?? {};
  return {
    ...numbers,
    ...(cost !== undefined && { cost: moneyText({ amount: cost, currency }, locale, true) }),
    ...(limit !== undefined && { limit: moneyText({ amount: limit, currency }, locale) }),
    ...(reason.about === 't' && plan.classes.length > 0 && { times: classTimes(plan, words, program.slug) }),
    ...(reason.about === 'country' && { country: countryNames(locale, program.onlyFrom ?? []) }),
  };
}

/** A reason in words. */
export function reasonText(reason: Reason, judged: Judged, plan: FitPlan, words: FitWords): string {
  const { locale } = words.context;
  const texts: Texts = pageTexts(fitReasonMessages, locale);
  return format(texts[`fit.reason.${reason.code}`] ?? reason.code, valuesOf(reason, judged, plan, words), locale);
}

/** The short names of what no source says, by the code of the reason. */
function topicsIn(locale: Locale): Texts {
  return pageTexts(fitResultMessages, locale);
}

/** What no source says, as a list. */
function unknownText({ reasons }: Judged, locale: Locale): string | undefined {
  const topics = reasons.flatMap(({ code }) => topicsIn(locale)[`fit.topic.${code}`] ?? []);
  if (topics.length === 0) return undefined;
  const list = joinWords(topics, locale);
  return format(fitResultMessages['fit.unknown'][locale], { topics: list }, locale);
}

function costFacts({ facts, admission }: Program, plan: FitPlan, words: FitWords): FitFact[] {
  const { locale } = words.context;
  const texts = pageTexts(fitResultMessages, locale);
  const currency = budgetOf(words.answers)?.currency;
  const { price } = facts;
  const rows: FitFact[] = [];
  if (price?.total) {
    const own = plan.own !== undefined && currency !== price.total.currency && currency !== undefined;
    const dated = datedPrice(facts, locale) ?? '';
    const text = own
      ? format(
          texts['fit.plan.about'],
          { price: dated, own: moneyText({ amount: plan.own ?? 0, currency }, locale, true) },
          locale,
        )
      : dated;
    rows.push({ label: texts['fit.plan.tuition'], text, source: words.numberOf(price) });
  }
  if (plan.monthly !== undefined && currency) {
    const own = moneyText({ amount: plan.monthly, currency }, locale, true);
    const text = format(texts['fit.plan.monthly_value'], { own, months: plan.months ?? 0 }, locale);
    rows.push({ label: texts['fit.plan.monthly'], text });
  }
  const fee = admission.find((requirement) => requirement.fee);
  if (fee?.fee)
    rows.push({ label: texts['fit.plan.fee'], text: moneyText(fee.fee, locale), source: words.numberOf(fee) });
  return rows;
}

function timeFacts(judged: Judged, { facts }: Program, plan: FitPlan, words: FitWords): FitFact[] {
  const { locale } = words.context;
  const texts = pageTexts(fitResultMessages, locale);
  const rows: FitFact[] = [];
  if (plan.start && plan.finish) {
    const inWords = ({ year, month }: YearMonth) => monthText(new Date(Date.UTC(year, month - 1)), locale, true);
    const months = { start: inWords(plan.start), finish: inWords(plan.finish) };
    const text = format(texts['fit.plan.from_to'], months, locale);
    rows.push({ label: texts['fit.plan.finish'], text, source: facts.intakes && words.numberOf(facts.intakes) });
  } else if (plan.months !== undefined) {
    const text = format(texts['fit.plan.months'], { months: plan.months }, locale);
    rows.push({ label: texts['fit.plan.finish'], text, source: facts.study && words.numberOf(facts.study) });
  }
  if (plan.classes.length > 0 && facts.liveClasses) {
    const text = classTimes(plan, words, judged.program.slug);
    rows.push({ label: texts['fit.plan.classes'], text, source: words.numberOf(facts.liveClasses) });
  }
  return rows;
}

/** The free hours of a working day. A ring is one day: weekends, and the whole week, do not show on it. */
export function freeHours({ t }: FitAnswers) {
  return t === undefined || t === 'any' || t === 'weekend' ? undefined : FREE_HOURS[t];
}

/**
 * A programme's classes on the visitor's day: over the hours that are free, or the working hours. Where the zone at home is
 * not known the classes are by the clock of the campus, and nobody's day lies below them.
 */
function dialFor(program: Program, plan: FitPlan, { answers, setting, context }: FitWords): DialContent {
  const own = hoursWith(program, plan.classes);
  if (setting.homeZone === undefined && plan.classes.length > 0) return dialWith(own, context.locale);
  const free = freeHours(answers);
  const day = free
    ? { free: [hours({ start: free.from, end: free.to })] }
    : { work: content.site.workingHours[context.locale] };
  return dialWith({ ...own, ...day }, context.locale);
}

/** The order of the lists, and what the rules call them. */
const LISTS = [
  ['for', 'for'],
  ['against', 'against'],
  ['check', 'unknown'],
] as const;

/** A programme of the result. The purpose is spoken of once, above all programmes. */
export function fitCard(judged: Judged, words: FitWords) {
  const { slug } = judged.program;
  const { context } = words;
  const { program, school } = programAndSchool(slug);
  const plan = planOf(judged.program, words.answers, words.setting);
  const topics = topicsIn(context.locale);
  const own = judged.reasons.filter(({ about, code }) => about !== 'p' && topics[`fit.topic.${code}`] === undefined);
  return {
    slug,
    title: program.title[context.locale],
    school: school.name[context.locale],
    schoolId: program.school,
    href: programHref(program.path, words),
    // Its hours on the visitor's day; the reasons say the same in words.
    dial: dialFor(program, plan, words),
    reasons: LISTS.flatMap(([kind, speaks]) =>
      own
        .filter((reason) => reason.speaks === speaks)
        .map((reason) => {
          const source = sourceOf(reason, program);
          return {
            kind,
            text: reasonText(reason, judged, plan, words),
            source: source && words.numberOf(source),
          };
        }),
    ),
    // What no source says, in one sentence.
    unknown: unknownText(judged, context.locale),
    facts: [...costFacts(program, plan, words), ...timeFacts(judged, program, plan, words)],
  };
}

/** A programme of the result, in one language. */
export type FitCardContent = ReturnType<typeof fitCard>;
