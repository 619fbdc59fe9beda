/** The checked content, read through the bundler so that an edit reloads the page in development. */
import { parseContent } from '../content/parse-content.ts';
import type { Program } from '../content/schema/programs.ts';
import type { School } from '../content/schema/schools.ts';

const files = import.meta.glob<string>('/content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

/** Everything the site says. A mistake in a file stops the build with a ContentError. */
export const content = parseContent(
  Object.fromEntries(Object.entries(files).map(([path, source]) => [path.slice('/content/'.length), source])),
);

/**
 * A programme with its school.
 *
 * @throws Error when there is no such programme, or no school to it.
 */
export function programAndSchool(slug: string): { program: Program; school: School } {
  const program = content.programs.get(slug);
  const school = program && content.schools.get(program.school);
  if (!program || !school) throw new Error(`There is no programme "${slug}" with a school.`);
  return { program, school };
}

/** One of the three masters pages. */
export type MastersPage = (typeof content.masters)[number];

/** The programmes of a masters page, in the order of its fields. */
export function programsOf(page: MastersPage): string[] {
  return page.keys.flatMap((key) =>
    [...content.programs].filter(([, program]) => program.key === key).map(([slug]) => slug),
  );
}

/** The programmes with a page below `/program/`, by the name of their file. */
export function programPages(): string[] {
  return [...content.programs].filter(([slug, { path }]) => path === `/program/${slug}`).map(([slug]) => slug);
}
