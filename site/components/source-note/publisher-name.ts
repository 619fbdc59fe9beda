import { type Locale, LOCALES } from '../../../contract/locales.ts';
import { publisherMessages } from '../../messages/publishers.messages.ts';
import { content } from '../../site-content.ts';

/** What a publisher is called in a language; undefined where its own name is read as it is. */
export function publisherName(publisher: string, locale: Locale): string | undefined {
  const schools = [...content.schools.values()].map(({ name, legalName }) => ({ ...name, en: legalName }));
  const isPublisher = (names: Record<Locale, string>) => LOCALES.some((one) => publisher.startsWith(names[one]));
  const name = [...schools, ...Object.values(publisherMessages)].find(isPublisher)?.[locale];
  return name !== undefined && publisher.startsWith(name) ? undefined : name;
}
