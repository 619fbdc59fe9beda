/** What the site may say of a programme and to whom: derived from what has a source. */
import type { Locale } from '../../contract/locales.ts';
import { type Program, UNASSIGNED } from '../schema/programs.ts';
import type { COUNTRIES } from '../schema/recognition.ts';

/** Country of a language's readers; English is read everywhere. */
const COUNTRY_OF_READERS: Record<Locale, (typeof COUNTRIES)[number] | undefined> = {
  zh: 'china',
  en: undefined,
  vi: 'vietnam',
};

/** Whether title and mode of study have a source: only then is it counted as an online programme. */
export function isConfirmed({ isTitleSourced, mode }: Pick<Program, 'isTitleSourced' | 'mode'>): boolean {
  return isTitleSourced && mode === 'online';
}

/** Countries whose applicants alone are taken, as far as a source says so; undefined where none does. */
export function onlyFrom({ admission }: Pick<Program, 'admission'>) {
  return admission.find((requirement) => requirement.onlyFrom)?.onlyFrom;
}

/** Whether readers of a language can apply, as far as a source says so. */
export function isOpenTo(locale: Locale, program: Pick<Program, 'admission'>): boolean {
  const country = COUNTRY_OF_READERS[locale];
  return country === undefined || (onlyFrom(program)?.includes(country) ?? true);
}

/** Whether some or all readers of a language cannot apply: English is read everywhere. */
export function excludesReaders(locale: Locale, program: Pick<Program, 'admission'>): boolean {
  return !isOpenTo(locale, program) || (COUNTRY_OF_READERS[locale] === undefined && onlyFrom(program) !== undefined);
}

/** Whether not even the subject is known: the page of such a programme is a notice. */
export function isUnknown({ key }: Pick<Program, 'key'>): boolean {
  return key === UNASSIGNED;
}

/** How many programmes are confirmed and open to readers of a language, and how many others there are. */
export function countPrograms(locale: Locale, programs: Iterable<Program>): { confirmed: number; others: number } {
  const all = [...programs];
  const confirmed = all.filter((program) => isConfirmed(program) && isOpenTo(locale, program)).length;
  return { confirmed, others: all.length - confirmed };
}
