/**
 * Takes the frames of the page after a registration out of the public files: the server fills them in
 * (server/pages/receipt-shell.ts).
 */
import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../contract/locales.ts';
import { RECEIPT_PATH } from '../../contract/receipt.ts';
import { localePath } from '../../contract/routes.ts';
import { receiptShellFile } from '../../server/pages/receipt-shell.ts';

/** Moves the frames of a built site from `client/` to `receipt/`. @throws the file system's error. */
export function putAsideReceiptShells(pagesDir: string): void {
  for (const locale of LOCALES) {
    const folder = path.join(pagesDir, 'client', localePath(locale, RECEIPT_PATH));
    const file = receiptShellFile(pagesDir, locale);
    mkdirSync(path.dirname(file), { recursive: true });
    renameSync(path.join(folder, 'index.html'), file);
    rmdirSync(folder);
  }
}
