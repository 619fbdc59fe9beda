/** The schools' names, as the build wrote them into the document: staff type the one that they know. */
import { fold } from '../../contract/text/fold-text.ts';
import type { Locale } from '../../contract/locales.ts';

/** Id of the element that holds them. */
const ELEMENT = 'schools';

/** A school as the document tells of it. */
interface DeskSchool {
  name: Record<Locale, string>;
  /** Its legal name and its short ones, in any language. */
  others: readonly string[];
}

let read: ReadonlyMap<string, DeskSchool> | undefined;

/** A name without what people write differently: capitals, marks, spaces and punctuation. */
function plainName(name: string): string {
  return fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The schools by their plain names; a name that several have is none's. */
function schoolsByName(): ReadonlyMap<string, DeskSchool> {
  if (read) return read;
  const text = globalThis.document?.getElementById(ELEMENT)?.textContent;
  // The build writes it from content/.
  const schools: DeskSchool[] = text ? JSON.parse(text) : [];
  const named = schools.map((school) => {
    const names = [...Object.values(school.name), ...school.others].map(plainName);
    return { school, names: new Set(names) };
  });
  const isShared = (name: string) => named.filter(({ names }) => names.has(name)).length > 1;
  const entries = named.flatMap(({ school, names }) => [...names].map((name) => [name, school] as const));
  read = new Map(entries.filter(([name]) => !isShared(name)));
  return read;
}

/** The usual name of the school that is called so, in full or in short and in any language; of no such school, what was typed. */
export function schoolName(typed: string, locale: Locale): string {
  return schoolsByName().get(plainName(typed))?.name[locale] ?? typed;
}
