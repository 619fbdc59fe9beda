import type { Locale } from '../../../contract/locales.ts';

/** Writes days as readers of each language do: 2026年11月21日, 21 Nov 2026, 21/11/2026. Made once: each takes memory. */
const FORMATS: Record<Locale, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  vi: new Intl.DateTimeFormat('vi', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
};

/** A day of the content (`2026-11-21`) in the words of a language. Content has days, not moments: no time zone moves them. */
export function dateText(day: string, locale: Locale): string {
  return FORMATS[locale].format(new Date(`${day}T00:00:00Z`));
}

/** The first and the last of some days; one where they are the same. */
export function daySpanText(days: readonly string[], locale: Locale): string {
  const sorted = days.toSorted();
  const ends = new Set([sorted[0] ?? '', sorted.at(-1) ?? '']);
  return [...ends].map((day) => dateText(day, locale)).join('–');
}
