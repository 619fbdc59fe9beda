/** Words of the desk: each screen has a file of its own, with the same keys in three languages (DESK-10). */
import type { Locale } from '../../contract/locales.ts';

/** Words by key, as deep as wanted. `%{name}` is a placeholder; `||||` parts one from many. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The same keys with other words. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The words of one screen. */
export interface ScreenMessages {
  /** The screen's name: its keys begin with it. */
  name: string;
  words: Record<Locale, Words>;
}

/**
 * Declares the words of a screen: a key that one language lacks does not compile. The file
 * `screens/<name>/<name>.messages.ts` exports them as its default.
 */
export function screenMessages<const T extends Words>(
  name: string,
  words: { zh: T; en: SameKeys<NoInfer<T>>; vi: SameKeys<NoInfer<T>> },
): ScreenMessages {
  return { name, words: words as Record<Locale, Words> };
}
