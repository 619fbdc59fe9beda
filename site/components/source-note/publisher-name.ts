import { type Locale, LOCALES } from '../../../contract/locales.ts';
import { publisherMessages } from '../../messages/publishers.messages.ts';
import { content } from '../../site-content.ts';

/** What a publisher is called in a language; undefined where its own name is read as it is. */
export function publisherName(publisher: string, locale: Locale): string | undefined {
  const isPublisher = (name: string) => publisher.startsWith(name);
  // Of the other schools their legal names alone are read: a page that reads what an edit changes is rendered anew.
  const school = [...content.schools.values()].find(({ legalName }) => isPublisher(legalName));
  const other = Object.values(publisherMessages).find((names) => LOCALES.some((one) => isPublisher(names[one])));
  const name = school ? school.name[locale] : other?.[locale];
  return name === undefined || isPublisher(name) ? undefined : name;
}
