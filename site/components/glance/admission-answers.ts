/** What a programme asks of its applicants, for the six answers at a glance. */
import type { Program } from '../../../content/schema/programs.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { mastersMessages } from '../../messages/masters.messages.ts';
import { moneyText } from '../money-text.ts';
import { answer, type ShortAnswer } from './short-answer.ts';

/** What the first requirement with a value says, marked where somebody else than the school says it. */
function requirement<V>(
  admission: Program['admission'],
  read: (one: Program['admission'][number]) => V | undefined,
  wordsFor: (value: V) => string,
  locale: Locale,
): ShortAnswer[] {
  const { 'glance.to_confirm': marked } = pageTexts(glanceMessages, locale);
  return answer(
    admission.find((one) => read(one) !== undefined),
    (one) => {
      const value = read(one);
      if (value === undefined) return undefined;
      return one.isSecondHand ? format(marked, { text: wordsFor(value) }, locale) : wordsFor(value);
    },
    (text) => text,
  );
}

/** The degree, grade or test that is asked for, in a few words each. */
export function degreeAskedFor({ admission }: Pick<Program, 'admission'>, locale: Locale): ShortAnswer[] {
  const texts = pageTexts(mastersMessages, locale);
  return admission.flatMap((one) =>
    requirement(
      [one],
      ({ brief, entry }) => brief?.[locale] ?? (entry && texts[`entry.${entry}`]),
      (text) => text,
      locale,
    ),
  );
}

/** What is asked of applicants, in a few words each. */
export function entryOf({ admission }: Program, locale: Locale): ShortAnswer[] {
  const texts = pageTexts(glanceMessages, locale);
  return [
    ...requirement(
      admission,
      ({ onlyFrom }) => onlyFrom,
      (countries) => countries.map((country) => texts[`glance.only_${country}`]).join(' · '),
      locale,
    ),
    ...degreeAskedFor({ admission }, locale),
    ...requirement(
      admission,
      ({ workYears }) => workYears,
      (n) => format(texts['glance.work_years'], { n }, locale),
      locale,
    ),
    ...requirement(
      admission,
      ({ fee }) => fee,
      (fee) => format(texts['glance.fee'], { money: moneyText(fee, locale) }, locale),
      locale,
    ),
  ];
}

/** The language of teaching, and the English that is asked for. */
export function languageOf({ facts: { language }, admission }: Program, locale: Locale): ShortAnswer[] {
  const texts = pageTexts(glanceMessages, locale);
  return [
    ...answer(
      language,
      ({ taughtIn }) => taughtIn,
      (code) => texts[`glance.taught.${code}`],
    ),
    ...requirement(
      admission,
      ({ ielts }) => ielts,
      (score) => format(texts['glance.ielts'], { n: score.toFixed(1) }, locale),
      locale,
    ),
  ];
}
