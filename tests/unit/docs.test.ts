import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawing, withDrawing } from '../../scripts/draw-architecture.ts';
import { clausesOfTests } from '../../scripts/test/clauses.ts';

const PAGES = globSync(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md']);
const CODE = globSync([
  '{site,desk,server,features,publishing,content,contract,migrations,scripts,tests}/**/*.{ts,tsx,mjs,astro}',
  '*.ts',
  'deploy/*',
]);
const FILE_NAMES = CODE.map((file) => path.basename(file));

/** What stands in backticks on the pages, with its page. Names with a placeholder, such as `<name>`, are left out. */
const QUOTED = PAGES.flatMap((page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  return words.filter((word) => !/[<{…\s]/.test(word)).map((word) => ({ page, word }));
});

/** Whether a file, a folder or a pattern such as `*.routes.ts` is there. */
function isThere(name: string): boolean {
  if (name.includes('/')) return name.includes('*') ? globSync(name).length > 0 : existsSync(name);
  return name.includes('*') ? FILE_NAMES.some((file) => path.matchesGlob(file, name)) : FILE_NAMES.includes(name);
}

const isName = (word: string) => /^([a-z]+[A-Z]|[A-Z][a-z]+[A-Z]|[A-Z]+_[A-Z])\w*$/.test(word);

describe('the documentation', () => {
  it('names files that are there', () => {
    const isFile = (word: string) =>
      /^(site|desk|server|features|publishing|content|contract|migrations|scripts|tests|artwork|docs|deploy)\//.test(
        word,
      ) || /^[\w.*-]+\.(ts|tsx|astro|mjs)$/.test(word);
    expect(QUOTED.filter(({ word }) => isFile(word) && !isThere(word))).toEqual([]);
  });

  it('names in comments of the code files that are there', () => {
    const named = CODE.filter((file) => /\.(tsx?|astro|mjs)$/.test(file)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\s*(?:\/?\*|\/\/).*/gm)].flatMap(([comment]) =>
        [...comment.matchAll(/(?<![\w./*<-])\w[\w./-]*[a-z]\.(?:tsx?|astro|mjs)\b/g)].map(([name]) => ({ file, name })),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(
      named.filter(({ name }) => !existsSync(name) && !CODE.some((file) => `/${file}`.endsWith(`/${name}`))),
    ).toEqual([]);
  });

  it('has a comment above each export of the code', () => {
    const declaration = /(?<!\*\/\n)^export (?:async )?(?:const|function|class|interface|type) \w.*/gm;
    const bare = CODE.filter((file) => /\.tsx?$/.test(file)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(declaration)].map(([line]) => ({ file, line })),
    );
    expect(bare).toEqual([]);
  });

  it('names functions, types and constants that are in the code', () => {
    const code = CODE.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(QUOTED.filter(({ word }) => isName(word) && !code.includes(word))).toEqual([]);
  });

  it('says of a name and a file in one row of a table, or of a name in a file, what is so', () => {
    const rows = PAGES.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/^\|.*|`\w+`\s+(in\s+|\()`[\w/.-]+`/gm)].map(([row]) => ({ page, row })),
    );
    const wrong = rows.filter(({ row }) => {
      const words = [...row.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
      const files = words.flatMap((word) => CODE.filter((file) => file === word || path.basename(file) === word));
      const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return files.length > 0 && words.some((word) => isName(word) && !new RegExp(`\\b${word}\\b`).test(code));
    });
    expect(wrong).toEqual([]);
  });

  it('names tests that are there', () => {
    const commands = PAGES.flatMap((page) => [
      ...readFileSync(page, 'utf8').matchAll(/`npm test -- (unit|e2e) ([a-z/ -]+)`/g),
    ]);
    const none = commands.flatMap(([, part, names = '']) =>
      names.split(' ').filter((name) => {
        const suffix = part === 'e2e' ? '.spec.ts' : '.test.';
        return !CODE.some((file) => file.includes(name) && file.includes(suffix));
      }),
    );
    expect(none).toEqual([]);
  });

  it('has a line for each requirement that a test names, and for no other', () => {
    const lines = readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]+-\d+): /gm);
    const numbers = Array.from(lines, ([, number]) => number);
    expect(numbers.toSorted()).toEqual(
      clausesOfTests()
        .map(([number]) => number)
        .toSorted(),
    );
  });

  it('lists every decision', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    expect(PAGES.filter((page) => /decisions\/\d/.test(page) && !index.includes(`(${path.basename(page)})`))).toEqual(
      [],
    );
  });

  it('says of every decision that it is accepted, or which one took its place', () => {
    const decisions = PAGES.filter((page) => /decisions\/(?!000)\d/.test(page));
    const status = /^# .+\n\n\d{4}-\d\d-\d\d · (accepted|superseded by \[\d{3}\]\(\d{3}-[\w-]+\.md\))\n/;
    expect(decisions.filter((page) => !status.test(readFileSync(page, 'utf8')))).toEqual([]);
  });

  it('links to pages that are there', () => {
    const links = PAGES.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:\s]+)[^)]*\)/g)].map(([, link = '']) => ({ page, link })),
    );
    expect(links.filter(({ page, link }) => !existsSync(path.join(path.dirname(page), link)))).toEqual([]);
  });
});

it('the picture of the folders shows the layers (npm run docs:architecture draws it anew)', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  expect(page).toBe(withDrawing(page, drawing()));
});
