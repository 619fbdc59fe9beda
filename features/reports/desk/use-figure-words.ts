/** Numbers, shares and days in the desk's language. */
import { useMemo } from 'react';
import { HTML_LANG } from '../../../contract/locales.ts';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { dayParts } from '../../../desk/words/use-times.ts';
import type { Fee } from '../../leads/contract/leads.ts';

/** How numbers, shares, amounts and durations are written. */
export interface FigureWords {
  number: (value: number) => string;
  /** A share of 0 to 1. */
  percent: (share: number) => string;
  /** An amount in its currency: `¥128,000`. */
  money: (fee: Fee) => string;
  /** `11月21日` of `2026-11-21`; with its year where that is asked for. */
  day: (day: string, options?: { hasYear: boolean }) => string;
  /** `2026年11月`. */
  month: (day: string) => string;
}

/** The formats of the language that the desk is in. */
export function useFigureWords(): FigureWords {
  const { locale } = useLeadWords();
  return useMemo(() => {
    const language = HTML_LANG[locale];
    // The day is the company's already: read as UTC, it stays the same wherever the browser is.
    const timeZone = 'UTC';
    const day = new Intl.DateTimeFormat(language, { timeZone, ...dayParts(language) });
    const full = new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', ...dayParts(language) });
    const month = new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', month: 'short' });
    const number = new Intl.NumberFormat(language);
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    return {
      number: (value) => number.format(value),
      percent: (share) => percent.format(share),
      money: ({ amount, currency }) =>
        new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount),
      day: (text, options) => (options?.hasYear ? full : day).format(new Date(text)),
      month: (text) => month.format(new Date(text)),
    };
  }, [locale]);
}
