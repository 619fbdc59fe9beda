/** The document of the staff's desk: as the desk's build made it, with what the edition that visitors see says. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../contract/locales.ts';

/** A programme as the desk knows it. */
export interface DeskProgram {
  /** The address of its page, without a language. */
  path: string;
  name: Record<Locale, string>;
  /** Languages whose readers the school does not take. */
  closedTo: Locale[];
}

/** A school as the desk knows it. */
export interface DeskSchool {
  name: Record<Locale, string>;
  /** Its legal name and its short ones, in any language. */
  others: string[];
}

/** What the desk calls things by. */
export interface DeskNames {
  /** The company's name. */
  company: Record<Locale, string>;
  /** Programmes by slug, in each language: the desk changes its language without another document. */
  programs: Record<string, DeskProgram>;
  /** Undefined in an edition that an earlier version has built. */
  schools?: DeskSchool[];
}

const FILE = 'desk-names.json';
// Object.fromEntries forgets which keys it was given.
const UNNAMED = Object.fromEntries(LOCALES.map((locale) => [locale, ''])) as Record<Locale, string>;

/** The file of an edition with the names that the desk's document needs. */
export function deskNamesFile(editionDir: string): string {
  return path.join(editionDir, FILE);
}

/** Reads them. An edition that an earlier version has built has none, until it is built anew. @throws the file system's error. */
export function readDeskNames(editionDir: string): DeskNames {
  const file = deskNamesFile(editionDir);
  if (!existsSync(file)) return { company: UNNAMED, programs: {} };
  // Written by the build.
  return JSON.parse(readFileSync(file, 'utf8')) as DeskNames;
}

/**
 * The desk's document with the names of the company, programmes and schools put in.
 *
 * @param template what the desk's build made.
 */
export function fillDeskDocument(template: string, names: DeskNames, locale: Locale): string {
  const { company, programs, schools = [] } = names;
  const name = company[locale].replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  // No text may end the element that it stands in.
  const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return template
    .replaceAll('%BRAND%', () => name)
    .replace('id="programs">{}', () => `id="programs">${json(programs)}`)
    .replace('id="schools">[]', () => `id="schools">${json(schools)}`);
}
