/** Names in a page what the scripts of its islands import, so that all of it can be fetched at once (site/behaviour/wake.ts). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:^|[;}])import(?:[\w{},$* ]+from)?"\.\/([^"]+)"/g;
const ISLAND = /<astro-island [^>]*?component-url="([^"]+)"[^>]*? renderer-url="([^"]+)"/g;

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

/** Gives each island of a page the attribute `imports`, by the scripts in the `client` folder of the built site. */
export function nameImports(client: string): (html: string) => string {
  const lists = new Map<string, string>();
  return (html) =>
    html.replace(ISLAND, (tag, component: string, renderer: string) => {
      const list =
        lists.get(component) ??
        [...importsOf(client, component, importsOf(client, renderer, new Set()))].toSorted().join(' ');
      lists.set(component, list);
      return `${tag} imports="${list}"`;
    });
}
