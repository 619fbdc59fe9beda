/** The words of a programme's dial, made from the same data as the drawing (DIAL-1). */
import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { dialMessages } from '../../messages/dial.messages.ts';
import { today } from '../../site-content.ts';
import { classHours } from '../glance/class-hours.ts';
import type { DialContent, DialWords } from './Dial.tsx';
import { type DialHours, dialHours, type WeeklyHours } from './dial-hours.ts';

/** "15–20", or one number where both are the same. */
export function hoursText({ from, to }: WeeklyHours): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

function centreOf({ isSelfPaced, classes, weekly }: DialHours, locale: Locale): DialWords['centre'] {
  const texts = pageTexts(dialMessages, locale);
  if (weekly) {
    const { per } = weekly;
    return { number: hoursText(weekly), unit: texts[`dial.unit.${per}`], shortUnit: texts[`dial.short_unit.${per}`] };
  }
  if (isSelfPaced) return { word: texts['dial.self_paced'] };
  return classes.length > 0 ? undefined : { word: texts['dial.ask'], of: texts['dial.ask_hours'] };
}

/** Short words on the dial. */
function wordsOn(hours: DialHours, locale: Locale): DialWords {
  const { 'dial.work': ring, 'dial.caption': caption, 'dial.ask_letter': ask } = pageTexts(dialMessages, locale);
  const put = (text: string) => hours.work && format(text, { from: hours.work.from, to: hours.work.to }, locale);
  return { work: put(ring), caption: put(caption), ask, centre: centreOf(hours, locale) };
}

/** What the dial shows, in one sentence. */
function dialTitle(program: Program, school: School, hours: DialHours, locale: Locale, now: Date): string {
  const texts = pageTexts(dialMessages, locale);
  const { work, isSelfPaced, weekly } = hours;
  const classes = classHours(program, school, locale, now);
  const parts = [
    work && format(texts['dial.title.work'], { from: work.from, to: work.to }, locale),
    classes ?? texts[isSelfPaced ? 'dial.title.self_paced' : 'dial.title.open'],
    weekly && format(texts[`dial.title.weekly.${weekly.per}`], { hours: hoursText(weekly) }, locale),
  ].filter((part) => part !== undefined);
  return format(texts['dial.title'], { parts: parts.join(PUNCTUATION[locale].semicolon) }, locale);
}

/**
 * The dial of a programme in a language.
 *
 * @param isTold whether the dial says in words what it shows; false where the row beside it does.
 */
export function dialOf(program: Program, school: School, locale: Locale, isTold = false, now = today()): DialContent {
  const hours = dialHours(program, school, locale, now);
  return { ...dialWith(hours, locale), title: isTold ? dialTitle(program, school, hours, locale, now) : undefined };
}

/**
 * The names of what dials show.
 *
 * @param dials those beside it, where they are known: of what none of them shows there is no name.
 */
export function dialLegend(ground: 'work' | 'free', locale: Locale, dials?: readonly DialHours[]) {
  const texts = pageTexts(dialMessages, locale);
  const isShown = {
    class: ({ classes }: DialHours) => classes.length > 0,
    weekly: ({ weekly }: DialHours) => weekly !== undefined,
    ask: ({ classes, isSelfPaced }: DialHours) => classes.length === 0 && !isSelfPaced,
  };
  const parts = (['class', 'weekly', 'ask'] as const).filter((part) => !dials || dials.some(isShown[part]));
  return [ground, ...parts].map((part) => ({ part, text: texts[`dial.legend.${part}`] }));
}

/** A dial with its words; what stands beside it says the same. */
export function dialWith(hours: DialHours, locale: Locale): DialContent {
  return { hours, words: wordsOn(hours, locale), title: undefined };
}
