/** The pages of a built site as files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../contract/locales.ts';
import { splitLocale } from '../../contract/routes.ts';

/** A page that the build has written. */
export interface BuiltPage {
  file: string;
  /** Address of the file below `client/`: `/zh/phd`, `/_plain/zh/phd`. */
  pathname: string;
  locale: Locale;
  /** Path without language: `/`, `/phd`. */
  path: string;
  /** true for the locale-neutral form of a page, whose links carry no language. */
  isPlain: boolean;
  html: string;
}

/** All pages in the `client` folder of a built site. @throws the file system's error. */
export function readPages(client: string): BuiltPage[] {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => {
    if (path.basename(name) !== 'index.html') return [];
    const pathname = `/${path.dirname(name)}`;
    const { locale, path: own } = splitLocale(pathname.replace(/^\/_plain/, ''));
    if (!locale) return [];
    const file = path.join(client, name);
    const html = readFileSync(file, 'utf8');
    return [{ file, pathname, locale, path: own, isPlain: pathname.startsWith('/_plain/'), html }];
  });
}
