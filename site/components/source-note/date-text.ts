import type { Locale } from '../../../contract/locales.ts';

/** How readers of each language write a day: 2026年11月21日, 21 Nov 2026, 21/11/2026. */
const STYLES: Record<Locale, [tag: string, options: Intl.DateTimeFormatOptions]> = {
  zh: ['zh-CN', { dateStyle: 'long' }],
  en: ['en-GB', { day: 'numeric', month: 'short', year: 'numeric' }],
  vi: ['vi', { day: '2-digit', month: '2-digit', year: 'numeric' }],
};

/** A day of the content (`2026-11-21`) in the words of a language. Content has days, not moments: no time zone moves them. */
export function dateText(day: string, locale: Locale): string {
  const [tag, options] = STYLES[locale];
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
