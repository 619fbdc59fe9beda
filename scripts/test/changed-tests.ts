/** Which tests a change can touch (`npm test -- changed`). */
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync } from 'node:fs';

const SPECS_DIR = 'tests/e2e';
const API_TESTS_DIR = 'tests/api';

/**
 * Browser tests by the sources that they look at: the first line that fits a file decides. Beginnings of
 * the specs' paths; a browser test has no imports that could tell.
 */
const SPECS_OF: readonly [RegExp, readonly string[]][] = [
  [/^features\/(notices|staff\/desk)\//, ['desk/notices', 'desk/office', 'desk/calls', 'desk/screens']],
  [/^features\/privacy\//, ['desk/rights', 'desk/screens']],
  [/^features\/(reports|leads\/desk\/import)\//, ['desk/manager', 'desk/screens']],
  [/^features\/content\/desk\//, ['desk/content', 'desk/publishing', 'desk/screens']],
  [/^features\/short-links\//, ['desk/short-links', 'desk/screens']],
  [
    /^desk\/|^features\/leads\/desk\//,
    ['desk/consultant', 'desk/details', 'desk/registrations', 'desk/calls', 'desk/shell', 'desk/screens'],
  ],
  [/^site\/sections\/home-banner\//, ['site/home/home-banner']],
  [/^site\/sections\/popular-programs\//, ['site/home/home-programs']],
  [
    /^site\/sections\/appointment-form\//,
    ['site/form/appointment', 'site/form/outcome-pages', 'site/without-javascript'],
  ],
  [/^site\/sections\/student-stories\//, ['site/home/stor']],
  [/^site\/sections\/(services|why-choose)\/|^site\/components\/film\//, ['site/home/films']],
  [/^site\/components\/site-header\//, ['site/navigation', 'site/languages']],
  [/^site\/components\/site-footer\//, ['site/footer']],
  [/^site\/sections\/sign-in\/|^features\/staff\//, ['desk/sign-in', 'desk/forgot-password']],
  [/^site\/sections\/site-search\//, ['site/choosing/search']],
  [/^site\/(sections|components)\/fit-|^contract\/fit/, ['site/choosing/fit']],
  [/^site\/sections\/shortlist\//, ['site/choosing/shortlist']],
  [/^site\/sections\/program-compare\//, ['site/choosing/compare']],
  [/^site\/sections\/(masters-page|program-finder)\//, ['site/pages/masters']],
  [/^site\/sections\/sheet\//, ['site/choosing/sheet']],
  [/^site\/rendered\//, ['site/choosing/sheet', 'site/form/outcome-pages', 'site/form/receipt']],
  [/^site\/sections\/dba-/, ['site/pages/phd']],
  [
    /^site\/behaviour\/(hooks\/use-(after-paint|shortlist)|browser-storage\/shortlist)\./,
    [
      'site/choosing/search',
      'site/pages/masters',
      'site/choosing/compare',
      'site/choosing/fit',
      'site/choosing/shortlist',
      'site/form/appointment',
    ],
  ],
  [/^site\/components\/wechat-guide\//, ['site/home/stories-wechat', 'site/wechat']],
  [/^site\/fonts\//, ['site/fonts', 'site/layout']],
  [/^features\/receipt\/|^site\/(sections|styles)\/receipt/, ['site/form/receipt']],
  [/^server\/pages\//, ['site/routes', 'site/form/outcome-pages', 'site/choosing/sheet', 'site/languages']],
  [/^content\/programs\//, ['site/pages/program-pages', 'site/pages/masters']],
  [/^content\/schools\//, ['site/pages/school-pages']],
  [/^content\/stories\//, ['site/home/stor']],
  // Every page in a browser takes minutes: the whole run does that, here the pages' HTML is read (tests/pages).
  [/^(site|content)\//, ['site/routes', 'site/layout', 'site/home/home-programs']],
];

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Files that differ from the last commit, new ones included; when none does, those of the last commit. */
export function changedFiles(): string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** Paths of the browser tests below {@link SPECS_DIR}. */
export function specNames(): string[] {
  return readdirSync(SPECS_DIR, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));
}

/** The browser tests that look at what these files make, out of all of them. */
export function specsOf(files: readonly string[], specs: readonly string[]): string[] {
  const beginnings = files.flatMap((file) => SPECS_OF.find(([source]) => source.test(file))?.[1] ?? []);
  return specs.filter(
    (spec) => files.includes(`${SPECS_DIR}/${spec}`) || beginnings.some((name) => spec.startsWith(name)),
  );
}

/** Beginnings of specs' paths in the table that no spec has any more. */
export function unknownBeginnings(specs: readonly string[]): string[] {
  return SPECS_OF.flatMap(([, names]) => names).filter((name) => !specs.some((spec) => spec.startsWith(name)));
}

/**
 * What makes the whole site or a package of it anew, kills processes again and again or sends random requests, six minutes
 * of processor time: in a thorough run, and where it is asked for by name.
 */
export const THOROUGH_TESTS = [
  'tests/api/start/package.test.ts',
  'tests/api/content/edition-build.test.ts',
  'tests/api/content/second-consultancy.test.ts',
  'tests/api/backup/backup-killed.test.ts',
  'tests/api/fuzz/fixed-seed.test.ts',
  'tests/pages/every-field.test.ts',
  'tests/pages/poisoned-content.test.ts',
];

/** Whether no test of a change looks at how small files are compressed. */
export function mayBuildQuickly(files: readonly string[]): boolean {
  return files.every((file) => /^(site|desk|docs|tests\/e2e)\//.test(file));
}

/**
 * The files whose unit and API tests are to run, by what imports them. Tests that start a server or a
 * command as a process of its own do not import it: they hang on the helper that starts it. The tests of the
 * pages read the built HTML; the test of the docs reads files, and runs each time.
 */
export function unitSources(files: readonly string[]): string[] {
  const isRunAsProcess = files.some((file) => /^(server|features|publishing|migrations|scripts)\//.test(file));
  const isShown = files.some((file) => /^(site|content)\//.test(file));
  return [
    ...files,
    'tests/unit/docs.test.ts',
    ...(isRunAsProcess ? ['tests/support/servers/server-process.ts'] : []),
    ...(isShown ? globSync('tests/pages/*.test.ts').filter((file) => !THOROUGH_TESTS.includes(file)) : []),
  ];
}

/**
 * Folders of API tests that are left to the whole run: those of features that the change does not touch.
 * None for a change of what all features share, which takes as long as all API tests.
 */
export function untouchedApiTests(files: readonly string[]): string[] {
  const parts = files.map((file) => /^(?:server|features|tests\/api)\/([\w-]+)\//.exec(file)?.[1]);
  const features = readdirSync(API_TESTS_DIR);
  if (files.some((file) => /^(contract|migrations|server\/\w+\.ts)/.test(file)) || !parts.some(Boolean)) return [];
  return features.filter((feature) => !parts.includes(feature)).map((feature) => `${API_TESTS_DIR}/${feature}/**`);
}
