/** What the desk calls the company, its programmes and schools by, of an edition's content. */
import { writeFileSync } from 'node:fs';
import type { Content } from '../../content/reading/parse-content.ts';
import { isOpenTo } from '../../content/rules/program-status.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { type DeskNames, deskNamesFile } from '../../server/pages/desk-document.ts';

/** A programme is named with its school; a school has all names that somebody may call it. */
export function deskNames({ site, programs, schools }: Content): DeskNames {
  const named = [...programs].map(([slug, program]) => {
    const { path, title, school } = program;
    const nameIn = (locale: Locale) => [title[locale], schools.get(school)?.name[locale]].join(' · ');
    const closedTo = LOCALES.filter((locale) => !isOpenTo(locale, program));
    const name = Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(locale)]));
    return [slug, { path, name, closedTo }] as const;
  });
  const called = [...schools.values()].map(({ name, legalName, keywords }) => ({
    name,
    others: [legalName, ...keywords],
  }));
  // Each language was given one above.
  return { company: site.name, programs: Object.fromEntries(named) as DeskNames['programs'], schools: called };
}

/** Writes them where the server looks for them. @throws the file system's error. */
export function writeDeskNames(folder: string, content: Content): void {
  writeFileSync(deskNamesFile(folder), JSON.stringify(deskNames(content)));
}
