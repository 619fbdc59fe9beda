import { DATE_LANG } from '../../../contract/date-lang.ts';
import type { Locale } from '../../../contract/locales.ts';

/** A month such as `2025-06` in words: 2025年6月, June 2025, tháng 6 năm 2025. */
export function monthText(month: string, locale: Locale): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(DATE_LANG[locale], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(first);
}
