/** What the recognition rules of a country mean for a programme: pure, tested (TRUST-2). */
import type { Program } from '../../../content/schema/programs.ts';
import type { Recognition } from '../../../content/schema/recognition.ts';
import type { Locale } from '../../../contract/locales.ts';

/** The recognition of foreign degrees in one country. */
export type CountryRecognition = Recognition[number];

/** What becomes of a degree, or of one use of it. */
export type RecognitionStatus = CountryRecognition['uses'][number]['status'];

/** How a programme is studied, as far as a source says so. */
export type Mode = Program['mode'];

/** The icon of each status: the word beside it says the same, colour alone says nothing. */
export const STATUS_ICONS: Record<RecognitionStatus, string> = {
  possible: 'check-circle-fill',
  'not-possible': 'x-circle-fill',
  'case-by-case': 'scales-fill',
};

/** The country whose rules readers of a language most likely need; English readers get China first, as the menu does. */
const FIRST_COUNTRY: Record<Locale, CountryRecognition['country']> = { zh: 'china', en: 'china', vi: 'vietnam' };

/** The countries with the reader's own first. */
export function countriesFor(locale: Locale, recognition: Recognition): Recognition {
  const isFirst = ({ country }: CountryRecognition) => country === FIRST_COUNTRY[locale];
  return [...recognition.filter(isFirst), ...recognition.filter((one) => !isFirst(one))];
}

/** The modes of study among a school's programmes, each once; without any programme nothing is confirmed. */
export function modesOf(programs: readonly Pick<Program, 'mode'>[]): Mode[] {
  const modes = [...new Set(programs.map(({ mode }) => mode))].sort();
  return modes.length > 0 ? modes : ['unconfirmed'];
}
