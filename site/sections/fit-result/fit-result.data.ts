/** Props of the fit check's result: rules, content and messages in the language of a page (FIT-2, FIT-3). */
import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Source } from '../../../content/schema/facts.ts';
import {
  budgetOf,
  FIT_PATH,
  FIT_RESULT_PATH,
  type FitAnswers,
  resultAddress,
  writeFit,
} from '../../../contract/fit/fit.ts';
import { fitLabelMessages } from '../../../contract/fit/fit-labels.messages.ts';
import { fitAnswersInWords } from '../../../contract/fit/fit-words.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { dialLegend } from '../../components/dial/dial.data.ts';
import { fitQuestions } from '../../components/fit-fields/fit-fields.data.ts';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { STATUS_ICONS } from '../../components/recognition/recognition-status.ts';
import { dateText } from '../../components/source-note/date-text.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { fitMessages } from '../../messages/fit.messages.ts';
import { fitReasonMessages } from '../../messages/fit-reasons.messages.ts';
import { fitResultMessages } from '../../messages/fit-result.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { printedAddress } from '../../site-address.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { REASON_ICONS } from './FitCard.tsx';
import { type FitWords, fitCard, freeHours, reasonText } from './fit-card.data.ts';
import { programHref, togetherLinks } from './fit-links.data.ts';
import { planOf } from './rules/fit-plan.ts';
import type { FitGroup, FitProgram, FitSetting, Judged } from './rules/fit-program.ts';
import { fitPrograms, fitSetting } from './rules/fit-programs.data.ts';
import { rateNotes } from './rules/fit-rates.ts';
import { fixedTexts } from './fit-result-texts.ts';
import { judgeAll, relaxations, withoutAnswer } from './rules/fit-rules.ts';

/** Icons of the result, for the page's sprite. */
export const FIT_RESULT_ICONS = [
  ...Object.values(REASON_ICONS),
  ...Object.values(STATUS_ICONS),
  'arrow-right',
  'caret-down',
  'columns',
  'printer',
];

/** Groups that are shown as cards, in their order. */
const CARD_GROUPS = ['fits', 'open', 'reserved'] as const;

/** Headings that only some answers lead to, for the display face to have their characters. */
export function fitResultTitles(locale: Locale): string {
  const texts = pageTexts(fitResultMessages, locale);
  return CARD_GROUPS.map((id) => texts[`fit.group.${id}`]).join(' ');
}

/** What the result is made for. */
export interface FitRequest {
  answers: FitAnswers;
  /** The browser's time zone (IANA), where the address names one. */
  zone: string | undefined;
  today: Date;
}

/** Numbers the sources in the order of their first use. */
function sourceNumbers(): { sources: Source[]; numberOf: FitWords['numberOf'] } {
  const sources: Source[] = [];
  const numberOf = ({ publisher, year, url, checkedOn }: Source) => {
    const place = sources.findIndex((one) => one.url === url);
    return place >= 0 ? place + 1 : sources.push({ publisher, year, url, checkedOn });
  };
  return { sources, numberOf };
}

/** What the rules of the visitor's country say of their purpose: the same for every programme. */
function purposeOf({ answers, context: { locale }, numberOf }: FitWords) {
  const { p } = answers;
  if (p === undefined || p === 'self') return undefined;
  const country = budgetOf(answers)?.country;
  const home = content.recognition.find((one) => one.country === country);
  const use = home?.uses.find(({ id }) => id === p);
  const [source] = home?.sources ?? [];
  if (!use || !source) {
    const note = country ? fitReasonMessages['fit.reason.purpose.elsewhere'] : fitResultMessages['fit.result.where'];
    return { use: fitLabelMessages[`fit.p.${p}`][locale], note: note[locale] };
  }
  const text = pageTexts(factsMessages, locale)[`recognition.status.${use.status}`];
  return { use: use.use[locale], mark: { status: use.status, text }, note: use.note[locale], source: numberOf(source) };
}

/** Says that nothing fits, and which answers keep programmes out. */
function noneOf(programs: readonly FitProgram[], { answers, setting, context }: FitWords) {
  const { locale } = context;
  const texts = pageTexts(fitResultMessages, locale);
  const given = fitAnswersInWords(answers, locale);
  const relaxed = relaxations(programs, answers, setting).map(({ question, fitting }) => {
    const { label = '', text: answer = '' } = given.find((one) => one.question === question) ?? {};
    const values = { question: label, answer, n: fitting };
    return {
      text: format(texts['fit.result.relaxed'], values, locale),
      href: resultAddress(href(context, FIT_RESULT_PATH), withoutAnswer(answers, question), setting.homeZone),
    };
  });
  const text = texts[relaxed.length > 0 ? 'fit.result.none_relaxed' : 'fit.result.none_unknown'];
  return { title: texts['fit.result.none'], text, relaxed };
}

/** A programme in one line, with what puts it out. */
function lineOf(judged: Judged, words: FitWords) {
  const { context, answers, setting } = words;
  const { program, school } = programAndSchool(judged.program.slug);
  const plan = planOf(judged.program, answers, setting);
  // The purpose is spoken of once, above all programmes.
  const why = judged.reasons.filter(({ about, isBlocking }) => isBlocking && about !== 'p');
  return {
    slug: judged.program.slug,
    title: program.title[context.locale],
    school: school.name[context.locale],
    href: programHref(program.path, words),
    // Empty for one of another field.
    why: why.map((reason) => reasonText(reason, judged, plan, words)).join(PUNCTUATION[context.locale].semicolon),
  };
}

function fieldsOf(context: PageContext, { answers, zone }: FitRequest) {
  return { action: href(context, FIT_RESULT_PATH), questions: fitQuestions(context.locale), answers, zone };
}

function countsText(count: (group: FitGroup) => number, isAnswered: boolean, locale: Locale): string {
  const texts = pageTexts(fitResultMessages, locale);
  if (!isAnswered) return texts['fit.result.empty'];
  const found = CARD_GROUPS.filter((group) => count(group) > 0);
  if (found.length === 0) return texts['fit.result.counts_none'];
  const parts = found.map((group) => format(texts[`fit.result.count.${group}`], { n: count(group) }, locale));
  const sentence = texts[found.includes('fits') ? 'fit.result.counts' : 'fit.result.counts_open'];
  return format(sentence, { parts: parts.join(locale === 'zh' ? '，' : '; ') }, locale);
}

/** The programmes that are shown as cards, group by group. */
function cardGroups(of: (group: FitGroup) => Judged[], words: FitWords) {
  const texts = pageTexts(fitResultMessages, words.context.locale);
  return CARD_GROUPS.map((id) => ({
    id,
    title: texts[`fit.group.${id}`],
    lead: texts[`fit.group.${id}_lead`],
    cards: of(id).map((one) => fitCard(one, words)),
    // Opened by hand: others say more.
    isFolded: id === 'open' && of('fits').length > 0,
  })).filter(({ cards }) => cards.length > 0);
}

/** Everything the result shows. */
export function fitResultProps(request: FitRequest, context: PageContext) {
  const { locale } = context;
  const { answers, zone, today } = request;
  const texts = pageTexts(fitResultMessages, locale);
  const setting: FitSetting = fitSetting(answers, locale, zone, today);
  const { sources, numberOf } = sourceNumbers();
  const words: FitWords = { context, answers, setting, numberOf };
  const programs = fitPrograms();
  const judged = judgeAll(programs, answers, setting);
  const of = (group: FitGroup) => judged.filter((one) => one.group === group);
  const query = writeFit(answers);
  // In the order of the page, for so are the sources numbered.
  const purpose = purposeOf(words);
  const groups = cardGroups(of, words);
  const notes = rateNotes(answers, judged, words);
  const day = today.toISOString().slice(0, 10);
  const path = `${href({ ...context, isPlain: false }, FIT_RESULT_PATH)}${query && `?${query}`}`;
  const address = printedAddress(path, locale);
  return {
    locale,
    trail: breadcrumbsTo(
      context,
      { text: pageTexts(fitMessages, locale)['fit.title'], path: FIT_PATH },
      { text: texts['fit.result.title'], path: FIT_RESULT_PATH },
    ),
    answers: fitAnswersInWords(answers, locale),
    // The questions again, to change an answer.
    fields: fieldsOf(context, request),
    counts: countsText((group) => of(group).length, query !== '', locale),
    purpose,
    // What is not known is asked, and speaks against nothing (INVITE-6).
    none: of('fits').length + of('open').length === 0 ? noneOf(programs, words) : undefined,
    groups,
    // What the dials of the cards show.
    legend: dialLegend(freeHours(answers) ? 'free' : 'work', locale),
    // Programmes that are not looked at further, folded.
    lists: (['out', 'elsewhere'] as const)
      .map((id) => ({ id, title: texts[`fit.group.${id}`], lines: of(id).map((one) => lineOf(one, words)) }))
      .filter(({ lines }) => lines.length > 0),
    ...togetherLinks(judged, words),
    // What the plans were counted with, and what they leave out.
    notes: [...notes, texts['fit.plan.note']],
    sources,
    sourcesTitle: pageTexts(factsMessages, locale)['facts.sources.title'],
    // The answers as they travel with a registration, and the words of the box that says so.
    send: query === '' ? undefined : { text: texts['fit.result.send'], value: query },
    // The last line on paper.
    printed: format(texts['fit.result.printed'], { date: dateText(day, locale), address }, locale),
    ...fixedTexts(locale),
  };
}

/** Everything the result shows, in one language. */
export type FitResultProps = ReturnType<typeof fitResultProps>;
