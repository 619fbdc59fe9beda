import { HTML_LANG, type Locale } from '../locales.ts';

/** In which dates and times are written: English as the site writes it, the day before the month, 24 hours. */
export const DATE_LANG: Readonly<Record<Locale, string>> = { ...HTML_LANG, en: 'en-GB' };
