/** Reads which file imports what, and holds it against the layers. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenRule, LAYERS } from './layers.ts';

/** What a file imports or exports from: of types, for its effect, or later, too. Styles do not count. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*(['"`])(\.[^'"`]+?)(?<!\.css)\1/g;

/** Files of our own that a source imports, as paths in the repository. */
export function importsIn(file: string, source: string): string[] {
  const folder = path.posix.dirname(file);
  return [...source.matchAll(IMPORTED)].map(([, , target = '']) => path.posix.join(folder, target));
}

/** The imports of each file in the layers, tests left out. Reads all of them, which takes a fifth of a second. */
export function readImports(): Map<string, string[]> {
  const rooms = new Set(Object.keys(LAYERS).map((layer) => layer.split('/')[0]));
  const files = globSync(`{${[...rooms].join()}}/**/*.{ts,tsx,astro}`).filter((file) => !file.includes('.test.'));
  return new Map(files.sort().map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]));
}

/** One line for each import against the layers: the file, what it imports, and the rule. */
export function refusedImports(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const rule = brokenRule(file, target);
      return rule ? [`${file} imports ${target}: ${rule} (scripts/check/layers.ts).`] : [];
    }),
  );
}

if (import.meta.main) {
  const refused = refusedImports(readImports());
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
}
