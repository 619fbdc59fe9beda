/** What a thread does with one spreadsheet. */
import type { ImportLayout } from '../../../contract/import-api.ts';
import type { ImportPreviewRequest, ImportTable } from '../../../contract/schema/imports.ts';
import { ImportFault, type ImportFaultKind } from './import-fault.ts';
import { type Reading, type ReadRows, readRows } from './import-rows.ts';
import { readLayout } from './layout.ts';
import { openTable } from './open-table.ts';

/** What the thread is given. Without what rows are read with only the layout of the table is asked for. */
export interface ImportWork extends Pick<ImportPreviewRequest, 'locale'> {
  bytes: Uint8Array;
  table?: ImportTable | undefined;
  rows?: Omit<Reading, 'locale'>;
}

/** What it answers. */
export type ImportAnswer = { rows: ReadRows } | { layout: ImportLayout } | { fault: ImportFaultKind };

/** Reads a file. @throws what is no fault of the file's. */
export function answerWork({ bytes, locale, table, rows }: ImportWork): ImportAnswer {
  try {
    if (!rows) return { layout: readLayout(bytes, locale, table) };
    return { rows: readRows(openTable(bytes, locale, table), { locale, ...rows }) };
  } catch (error) {
    if (error instanceof ImportFault) return { fault: error.kind };
    throw error;
  }
}
