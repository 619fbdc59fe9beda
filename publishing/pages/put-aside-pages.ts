/**
 * Takes the pages that are not sent as they are out of the public files: those that answer a form, which the server
 * fills in (server/pages/outcome-page.ts), the frames of rendered pages (server/pages/rendered-page.ts), the page in place
 * of one that failed (server/pages/failure-page.ts), and the frame of the page after a registration
 * (server/pages/receipt-shell.ts).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { OUTCOME_PAGES } from '../../contract/outcome.ts';
import { RECEIPT_PATH } from '../../contract/receipt.ts';
import { RENDERED_PAGES } from '../../contract/rendered-page.ts';
import { localePath, REGISTRATION_PAGE } from '../../contract/routes.ts';
import { FAILURE_PAGE, failureFile } from '../../server/pages/failure-page.ts';
import { outcomeFile } from '../../server/pages/outcome-page.ts';
import { receiptShellFile } from '../../server/pages/receipt-shell.ts';
import { frameFile } from '../../server/pages/rendered-page.ts';

/** The pages that are put aside, by their address in the build. */
export function putAsidePathnames(): string[] {
  return LOCALES.flatMap((locale) => [
    localePath(locale, RECEIPT_PATH),
    ...['', '/_plain'].flatMap((base) => [
      ...OUTCOME_PAGES.map((page) => `${base}${localePath(locale, REGISTRATION_PAGE)}${page}`),
      `${base}/${locale}/${FAILURE_PAGE}`,
      ...RENDERED_PAGES.map((page) => `${base}/${locale}/${page}`),
    ]),
  ]);
}

function putAside(folder: string, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  renameSync(path.join(folder, 'index.html'), file);
  rmdirSync(folder);
}

/**
 * Moves a page's styles into a file: what a style element of the page loads, such as a font, Chromium asks for with the
 * page's address as `Referer` whatever the page's policy says, and this address is a secret (RECEIPT-3).
 */
function linkStyles(client: string, file: string): void {
  const styles: string[] = [];
  const html = readFileSync(file, 'utf8').replaceAll(/<style>(.*?)<\/style>/gs, (_, style: string) => {
    styles.push(style);
    return '';
  });
  const css = styles.join('\n');
  const address = `/_astro/receipt.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(path.join(client, address), css);
  writeFileSync(file, html.replace('</head>', `<link rel="stylesheet" href="${address}"></head>`));
}

/**
 * Moves the pages of a built site out of `client/` into folders beside it.
 *
 * @param locales languages that the site is offered in.
 * @throws the file system's error.
 */
export function putAsidePages(pagesDir: string, locales: readonly Locale[]): void {
  for (const locale of locales) {
    for (const isPlain of [false, true]) {
      const client = path.join(pagesDir, 'client', isPlain ? '_plain' : '');
      for (const page of OUTCOME_PAGES) {
        const folder = path.join(client, localePath(locale, REGISTRATION_PAGE), page);
        putAside(folder, outcomeFile(pagesDir, { page, locale, isPlain }));
      }
      putAside(path.join(client, locale, FAILURE_PAGE), failureFile(pagesDir, { locale, isPlain }));
      for (const page of RENDERED_PAGES) {
        putAside(path.join(client, locale, page), frameFile(pagesDir, { page, locale, isPlain }));
      }
    }
    // It is always in a language: the link that leads there is made with it.
    const receipt = receiptShellFile(pagesDir, locale);
    putAside(path.join(pagesDir, 'client', localePath(locale, RECEIPT_PATH)), receipt);
    linkStyles(path.join(pagesDir, 'client'), receipt);
  }
}
