/** Where the texts of a language come from. This file is for development and tests; the build has another in its place. */
import type { Locale } from '../../contract/locales.ts';
import type { Texts } from '../../contract/messages.ts';
import { deskTexts } from './desk-messages.ts';

/**
 * The texts of the desk in a language. In a build they are fetched from a file of their own
 * (`scripts/build/desk-bundle.ts`): a module that could not be loaded once is not asked for again by browsers.
 */
export async function loadTexts(locale: Locale): Promise<Texts> {
  return deskTexts(locale);
}
