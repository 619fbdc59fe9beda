/** What the desk calls the company and its programmes by, of an edition's content. */
import { writeFileSync } from 'node:fs';
import type { Content } from '../../content/parse-content.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { type DeskNames, deskNamesFile } from '../../server/pages/desk-document.ts';

/** A programme is named with its school. */
export function deskNames({ site, programs, schools }: Content): DeskNames {
  const named = [...programs].map(([slug, { path, title, school }]) => {
    const nameIn = (locale: Locale) => [title[locale], schools.get(school)?.name[locale]].join(' · ');
    return [slug, { path, name: Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(locale)])) }] as const;
  });
  // Each language was given one above.
  return { company: site.name, programs: Object.fromEntries(named) as DeskNames['programs'] };
}

/** Writes them where the server looks for them. @throws the file system's error. */
export function writeDeskNames(folder: string, content: Content): void {
  writeFileSync(deskNamesFile(folder), JSON.stringify(deskNames(content)));
}
