/** Which tests a change can touch (`npm test -- changed`). */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const SPECS_DIR = 'tests/e2e';

/**
 * Browser tests by the sources that they look at: the first line that fits a file decides. Beginnings of
 * the specs' names; a browser test has no imports that could tell.
 */
const SPECS_OF: readonly [RegExp, readonly string[]][] = [
  [/^desk\/(notices|screens\/(notices|staff|account|log))\//, ['desk-notices', 'desk-office', 'desk-screens']],
  [/^desk\/(rights|screens\/(request|requests|retention))\//, ['desk-rights', 'desk-screens']],
  [/^desk\/screens\/(figures|import)\//, ['desk-manager', 'desk-screens']],
  [/^desk\//, ['desk-consultant', 'desk-details', 'desk-registrations', 'desk-shell', 'desk-screens']],
  [/^site\/sections\/home-banner\//, ['home-banner']],
  [/^site\/sections\/popular-programs\//, ['home-programs']],
  [/^site\/sections\/appointment-form\//, ['appointment', 'outcome-pages', 'without-javascript']],
  [/^site\/sections\/student-stories\//, ['stor']],
  [/^site\/sections\/(services|why-choose)\/|^site\/components\/film\//, ['films']],
  [/^site\/components\/site-header\//, ['navigation', 'languages']],
  [/^site\/components\/site-footer\//, ['footer']],
  [/^site\/sections\/sign-in\/|^server\/staff\//, ['sign-in', 'forgot-password']],
  [/^site\/sections\/site-search\//, ['search']],
  [/^site\/sections\/shortlist\//, ['shortlist']],
  [/^site\/sections\/program-compare\//, ['compare']],
  [/^site\/sections\/(masters-page|program-finder)\//, ['masters']],
  [/^site\/sections\/dba-/, ['phd']],
  [/^site\/fonts\//, ['fonts', 'layout']],
  [/^server\/pages\//, ['routes', 'outcome-pages', 'languages']],
  [/^(site|content)\//, ['every-page', 'routes']],
];

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Files that differ from the last commit, new ones included; when none does, those of the last commit. */
export function changedFiles(): string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** Names of the browser tests, without folder. */
export function specNames(): string[] {
  return readdirSync(SPECS_DIR).filter((name) => name.endsWith('.spec.ts'));
}

/** The browser tests that look at what these files make, out of all of them. */
export function specsOf(files: readonly string[], specs: readonly string[]): string[] {
  const beginnings = files.flatMap((file) => SPECS_OF.find(([source]) => source.test(file))?.[1] ?? []);
  return specs.filter(
    (spec) => files.includes(`${SPECS_DIR}/${spec}`) || beginnings.some((name) => spec.startsWith(name)),
  );
}

/** Beginnings of specs' names in the table that no spec has any more. */
export function unknownBeginnings(specs: readonly string[]): string[] {
  return SPECS_OF.flatMap(([, names]) => names).filter((name) => !specs.some((spec) => spec.startsWith(name)));
}

/**
 * The files whose unit and API tests are to run, by what imports them. Tests that start a server or a
 * command as a process of its own do not import it: they hang on the helper that starts it.
 */
export function unitSources(files: readonly string[]): string[] {
  const isRunAsProcess = files.some((file) => /^(server|migrations|scripts)\//.test(file));
  return [...files, ...(isRunAsProcess ? ['tests/support/server-process.ts'] : [])];
}
