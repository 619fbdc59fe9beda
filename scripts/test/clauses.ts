/**
 * Which tests prove which clause, a requirement of docs/requirements.md (`npm test -- clauses`): a test names its clauses
 * in its title.
 */
import { globSync, readFileSync } from 'node:fs';

const TEST_FILES = '{content,contract,desk,features,publishing,scripts,server,site,tests}/**/*.{test,spec}.{ts,tsx}';

/** The title of a test or of a group of tests, with the clauses at its beginning. */
const TITLE = /[`'"]((?:[A-Z]+-\d+ )+)[^\n]*/g;

/** The files whose tests name a clause, each as often as it does, by clauses in their order. */
export function filesByClause(files: readonly { name: string; text: string }[]): [clause: string, files: string[]][] {
  const named = files.flatMap(({ name, text }) =>
    [...text.matchAll(TITLE)].flatMap(([, clauses = '']) =>
      clauses
        .trim()
        .split(' ')
        .map((clause) => ({ clause, name })),
    ),
  );
  const byClause = Map.groupBy(named, ({ clause }) => clause);
  return [...byClause]
    .map(([clause, all]): [string, string[]] => [clause, all.map(({ name }) => name)])
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
}

/** The clauses that the project's tests name, with the files. */
export function clausesOfTests(): [clause: string, files: string[]][] {
  return filesByClause(globSync(TEST_FILES).map((name) => ({ name, text: readFileSync(name, 'utf8') })));
}

/** The table as text: a line per clause, with the number of its tests in each file. */
export function clauseTable(): string {
  const lines = clausesOfTests().map(([clause, names]) => {
    const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${name} (${all.length})`);
    return `${clause}: ${counts.join(', ')}`;
  });
  return lines.join('\n');
}
