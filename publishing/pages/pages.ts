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

/**
 * The pages in the `client` folder of a built site, each read when it is asked for: together they would take some
 * megabytes of memory for each programme.
 *
 * @throws the file system's error.
 */
export function* readPages(client: string): Generator<BuiltPage> {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) !== 'index.html') continue;
    const pathname = `/${path.dirname(name)}`;
    const { locale, path: own } = splitLocale(pathname.replace(/^\/_plain/, ''));
    if (!locale) continue;
    const file = path.join(client, name);
    const html = readFileSync(file, 'utf8');
    yield { file, pathname, locale, path: own, isPlain: pathname.startsWith('/_plain/'), html };
  }
}
