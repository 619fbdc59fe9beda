/**
 * `npm run docs:architecture`: draws the picture in docs/architecture.md from the imports of the code.
 * A test compares the two.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = 'docs/architecture.md';

/** Top-level folders in the picture; `scripts/` and `tests/` may import everything and would hide the rest. */
const ROOMS = ['site', 'desk', 'server', 'content', 'contract'];

/** Rooms that are drawn with their folders. */
const OPEN_ROOMS = ['site', 'desk', 'server'];

/** Collects the message files of all folders for the build, and is the one file that looks upwards. */
const LEFT_OUT = 'desk/words/desk-messages.ts';

/** Code that a file imports; styles and pictures do not count. */
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+\.(?:ts|tsx|astro))'/g;

/** Folders by the folders that they import from. */
type Imports = Map<string, Set<string>>;

/** The folder of the picture that a file belongs to; undefined for files that belong to none, such as `server/config.ts`. */
function folderOf(file: string): string | undefined {
  const [room = '', folder, ...rest] = file.split('/');
  if (!ROOMS.includes(room)) return undefined;
  if (!OPEN_ROOMS.includes(room)) return room;
  return rest.length > 0 ? `${room}/${folder}` : undefined;
}

/** Which folder imports from which, types included, tests left out. */
export function readImports(): Imports {
  const imports: Imports = new Map();
  for (const room of ROOMS) {
    for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' })) {
      const file = path.posix.join(room, name);
      const folder = folderOf(file);
      if (!folder || file === LEFT_OUT || !/\.(ts|tsx|astro)$/.test(file) || file.includes('.test.')) continue;
      const targets = imports.get(folder) ?? new Set();
      for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
        const other = folderOf(path.posix.join(path.posix.dirname(file), target));
        if (other && other !== folder) targets.add(other);
      }
      imports.set(folder, targets);
    }
  }
  return imports;
}

/** The folders that can be reached from one by following imports. Throws when a way leads back to its start. */
function reachable(imports: Imports, folder: string, way: readonly string[] = []): Set<string> {
  if (way.includes(folder)) throw new Error(`A circle of imports: ${[...way, folder].join(' → ')}`);
  const found = new Set<string>();
  for (const target of imports.get(folder) ?? []) {
    for (const further of reachable(imports, target, [...way, folder])) found.add(further);
    found.add(target);
  }
  return found;
}

/** The arrows that do not follow from others: `a → c` is left out where `a → b → c` is drawn. */
export function withoutShortcuts(imports: Imports): [from: string, to: string][] {
  return [...imports].flatMap(([folder, targets]) => {
    const implied = new Set([...targets].flatMap((target) => [...reachable(imports, target, [folder])]));
    return [...targets].filter((target) => !implied.has(target)).map((target): [string, string] => [folder, target]);
  });
}

const idOf = (folder: string) => folder.replaceAll(/\W/g, '_');

/** The picture as Mermaid text, which GitHub draws. */
export function drawing(imports: Imports): string {
  const folders = [...imports.keys()].sort();
  const boxes = ROOMS.flatMap((room) => {
    if (!OPEN_ROOMS.includes(room)) return [`  ${room}["${room}/"]`];
    const inside = folders.filter((folder) => folder.startsWith(`${room}/`));
    return [
      `  subgraph ${room}["${room}/"]`,
      ...inside.map((folder) => `    ${idOf(folder)}["${folder.slice(room.length + 1)}"]`),
      '  end',
    ];
  });
  const arrows = withoutShortcuts(imports)
    .map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`)
    .sort();
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
}

/** The page with its picture replaced. Throws when it has none. */
export function withDrawing(page: string, picture: string): string {
  const old = /```mermaid\n[\s\S]*?\n```/;
  if (!old.test(page)) throw new Error(`${PAGE} has no picture to replace.`);
  return page.replace(old, () => picture);
}

if (import.meta.main) writeFileSync(PAGE, withDrawing(readFileSync(PAGE, 'utf8'), drawing(readImports())));
