/** Names in a page what the scripts of its islands import, so that all of it can be fetched at once (site/behaviour/islands/wake.ts). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:^|[;}])import(?:[\w{},$* ]+from)?"\.\/([^"]+)"/g;
/** Addresses of all that a module imports, and what that imports. @throws the file system's error. */
function importsOf(client: string, url: string, known: Set<string>): Set<string> {
  const file = path.join(client, url);
  // In development there are no files.
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const [, name = ''] of code.matchAll(IMPORT)) {
    const imported = path.posix.join(path.posix.dirname(url), name);
    if (known.has(imported)) continue;
    known.add(imported);
    importsOf(client, imported, known);
  }
  return known;
}

/** Gives the imports of an island by its attributes, from the scripts in the `client` folder of the built site. */
export function importsIn(client: string): (island: Readonly<Record<string, string>>) => string {
  const lists = new Map<string, string>();
  return ({ 'component-url': component = '', 'renderer-url': renderer = '' }) => {
    const list =
      lists.get(component) ??
      [...importsOf(client, component, importsOf(client, renderer, new Set()))].toSorted().join(' ');
    lists.set(component, list);
    return list;
  };
}
