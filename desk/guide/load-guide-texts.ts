/** Where the words of the guide come from. This file is for development; the build has another in its place. */
import type { Locale } from '../../contract/locales.ts';
import { type Texts, textsIn } from '../../contract/messages.ts';
import { guideMessages } from './guide.messages.ts';

/**
 * The words of the guide in a language. In a build they are fetched from a file of their own
 * (`scripts/build/desk-bundle.ts`): the desk is there without them.
 */
export async function loadGuideTexts(locale: Locale): Promise<Texts> {
  return textsIn(guideMessages, locale);
}
