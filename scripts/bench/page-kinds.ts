/** The kinds of pages that the built site has, each by the page with most on it. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../contract/locales.ts';

/** A kind of page. */
export interface PageKind {
  /** First part of its path: `home`, `program`. */
  name: string;
  /** Path without language: `/`, `/program/uo-mba`. */
  path: string;
}

/** Pages that the server renders when they are asked for, with a choice that asks much of them. */
const RENDERED: readonly PageKind[] = [
  { name: 'sheet', path: '/sheet/uo-mba/iit-mba/ac-mba/hpu-mba' },
  { name: 'fit-result', path: '/fit/result?p=job&f=any&h=12&t=evening&d=bachelor&e=6&b=cn-150' },
];

/** Lists the kinds of pages of a built site. @throws the file system's error when it was not built. */
export function pageKinds(dist: string): PageKind[] {
  const folder = path.join(dist, 'client/en');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => ({
      path: `/${path.dirname(name)}`.replace(/\.$/, ''),
      size: statSync(path.join(folder, name)).size,
    }))
    .filter((page) => page.path !== '/404')
    .toSorted((a, b) => b.size - a.size);
  const largest = [...Map.groupBy(pages, (page) => page.path.split('/')[1] ?? '')].flatMap(([name, [first]]) =>
    first ? [{ name: name || 'home', path: first.path }] : [],
  );
  return [...largest.toSorted((a, b) => a.path.localeCompare(b.path)), ...RENDERED];
}

/** The address of a page in a language. */
export function addressOf(kind: PageKind, locale: Locale): string {
  return kind.path === '/' ? `/${locale}/` : `/${locale}${kind.path}`;
}
