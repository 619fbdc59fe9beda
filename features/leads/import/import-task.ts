/** What a thread does with one spreadsheet. */
import type { ImportLayout } from '../contract/imports.ts';
import type { ImportFileRequest, ImportTable } from '../schema/imports.ts';
import { type ReadRows, readRows } from './import-rows.ts';
import type { Importing } from './row-follow-up.ts';
import { ImportError, type ImportFaultKind } from './table/import-error.ts';
import { readLayout } from './table/layout.ts';
import { openTable } from './table/open-table.ts';

/** What the thread is given. Without who imports only the layout of the table is asked for. */
export interface ImportTask extends Pick<ImportFileRequest, 'locale'> {
  bytes: Uint8Array;
  table?: ImportTable | undefined;
  importing?: Importing;
}

/** What the thread answers; a fault is one of the file. */
export type ImportAnswer = { rows: ReadRows } | { layout: ImportLayout } | { fault: ImportFaultKind };

/** Reads the layout or the rows of a spreadsheet. @throws whatever is not an `ImportError`. */
export function runImportTask({ bytes, locale, table, importing }: ImportTask): ImportAnswer {
  try {
    if (!importing) return { layout: readLayout(bytes, locale, table) };
    return { rows: readRows(openTable(bytes, locale, table), { locale, importing }) };
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.kind };
    throw error;
  }
}
