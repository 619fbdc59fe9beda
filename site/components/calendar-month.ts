import { DATE_LANG } from '../../contract/time/date-lang.ts';
import type { Locale } from '../../contract/locales.ts';

/** The month of a date (UTC): 2025年6月, June 2025, tháng 6 năm 2025; `isShort` cuts English names, as in Jun 2025. */
export function monthText(date: Date, locale: Locale, isShort = false): string {
  const month = isShort && locale === 'en' ? 'short' : 'long';
  return new Intl.DateTimeFormat(DATE_LANG[locale], { year: 'numeric', month, timeZone: 'UTC' }).format(date);
}
