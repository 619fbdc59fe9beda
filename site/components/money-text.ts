import type { Locale } from '../../contract/locales.ts';

/** Digits that an amount in another currency is worth: a rate moves more in a month than the fourth would say. */
const ROUNDED_DIGITS = 3;

/** An amount of money; its currency by its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** English names whose dollars it means, since readers of several countries read it. */
const MONEY_LANG: Record<Locale, string> = { zh: 'zh-CN', en: 'en-GB', vi: 'vi' };

/** An amount, or a range of them up to `to`, in words, without cents; `isRounded` for one that was changed from another currency. */
export function moneyText({ amount, currency }: Money, locale: Locale, isRounded = false, to = amount): string {
  const digits = isRounded ? { maximumSignificantDigits: ROUNDED_DIGITS } : { maximumFractionDigits: 0 };
  const format = new Intl.NumberFormat(MONEY_LANG[locale], { style: 'currency', currency, ...digits });
  return [...new Set([amount, to])].map((sum) => format.format(sum)).join('–');
}
