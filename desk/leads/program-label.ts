/** The programmes' names and addresses, as the build wrote them into the document. */
import type { Locale } from '../../contract/locales.ts';
import { localePath, splitLocale } from '../../contract/routes.ts';

/** Id of the element that holds them. */
const ELEMENT = 'programs';

/** A programme as the document tells of it. */
export interface DeskProgram {
  /** Its page without a language: `/program/nau-mscs`, `/phd`. */
  path: string;
  /** Title and school. */
  name: Record<Locale, string>;
  /** Languages whose readers the school does not take; undefined in an edition of before. */
  closedTo?: readonly Locale[];
}

let read: Readonly<Record<string, DeskProgram>> | undefined;

function programs(): Readonly<Record<string, DeskProgram>> {
  const text = globalThis.document?.getElementById(ELEMENT)?.textContent;
  // The build writes it from content/.
  read ??= text ? (JSON.parse(text) as Record<string, DeskProgram>) : {};
  return read;
}

/** The programmes that the site has, by slug. */
export function programSlugs(): string[] {
  return Object.keys(programs());
}

/** A programme's name; of one that the site no longer has, its slug. */
export function programName(slug: string, locale: Locale): string {
  return programs()[slug]?.name[locale] ?? slug;
}

/** Schools and titles of the site's programmes, each once, to be proposed where somebody types one. */
export function knownNames(locale: Locale): { school: string[]; program: string[] } {
  const names = Object.values(programs()).map(({ name }) => name[locale].split(' · '));
  const part = (index: number) => [...new Set(names.flatMap((parts) => parts[index] ?? []))].sort();
  return { program: part(0), school: part(1) };
}

/** The address of a programme's page in a language; undefined for one that the site no longer has. */
export function programPath(slug: string, locale: Locale): string | undefined {
  const path = programs()[slug]?.path;
  return path === undefined ? undefined : localePath(locale, path);
}

/**
 * The languages in which an address of the site opens the page of a programme that takes nobody who reads them; without
 * a language in it, a page opens in the visitor's.
 */
export function closedLanguages(address: string): Locale[] {
  const { locale, path } = splitLocale(address.replace(/[?#].*/, ''));
  const program = Object.values(programs()).find((one) => one.path === path.replace(/(.)\/$/, '$1'));
  return (program?.closedTo ?? []).filter((closed) => locale === undefined || locale === closed);
}
