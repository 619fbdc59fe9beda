/** What stands under the picture of a school's place. */
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { isUploaded } from '../../../contract/content/picture-places.ts';
import { programMessages } from '../../messages/programs.messages.ts';

/** The place, and that the picture is drawn where it is one of the repository. */
export function placeNote({ picture, place }: Pick<School, 'picture' | 'place'>, locale: Locale): string {
  if (isUploaded(picture)) return place[locale];
  return format(pageTexts(programMessages, locale)['program.picture_note'], { place: place[locale] }, locale);
}
