/**
 * Takes the pages that answer a form out of the public files: they have no address and are not sent as
 * they are. The server fills them in (server/pages/outcome-page.ts).
 */
import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../contract/locales.ts';
import { OUTCOME_PAGES } from '../../contract/outcome.ts';
import { localePath, REGISTRATION_PAGE } from '../../contract/routes.ts';
import { outcomeFile } from '../../server/pages/outcome-page.ts';

/** Moves the pages of a built site from `client/` to `outcome/`. @throws the file system's error. */
export function putAsideOutcomePages(pagesDir: string): void {
  for (const locale of LOCALES) {
    for (const isPlain of [false, true]) {
      for (const page of OUTCOME_PAGES) {
        const folder = path.join(
          pagesDir,
          'client',
          isPlain ? '_plain' : '',
          localePath(locale, REGISTRATION_PAGE),
          page,
        );
        const file = outcomeFile(pagesDir, { page, locale, isPlain });
        mkdirSync(path.dirname(file), { recursive: true });
        renameSync(path.join(folder, 'index.html'), file);
        rmdirSync(folder);
      }
    }
  }
}
