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
