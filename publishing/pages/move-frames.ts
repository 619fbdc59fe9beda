/** Takes the frames of pages that are made when they are asked for out of the public files (server/pages/rendered-page.ts). */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../contract/locales.ts';
import { frameFile, frameKeys, framePath } from '../../server/pages/rendered-page.ts';

function move(folder: string, file: string): void {
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
 * Moves the frames of a built site out of `client/`.
 *
 * @param locales languages that the site is offered in.
 * @throws the file system's error.
 */
export function moveFrames(pagesDir: string, locales: readonly Locale[]): void {
  const client = path.join(pagesDir, 'client');
  for (const key of frameKeys(locales)) {
    const file = frameFile(pagesDir, key);
    move(path.join(client, framePath(key)), file);
    if (key.page === 'receipt') linkStyles(client, file);
  }
}
