/** The state of an import: the chosen file, how it is read, what the server says of it, and what was stated. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '../../../../contract/locales.ts';
import { call } from '../../../../desk/api/call.ts';
import { browserStorage } from '../../../../desk/components/theme/safe-storage.ts';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { hasPersonColumns, type ImportColumns, type ImportLayout, type ImportReport } from '../../contract/imports.ts';
import type { ImportFileRequest, ImportTable } from '../../schema/imports.ts';
import type { Stated } from './StatementFields.tsx';
import { columnsKeptFor, keepColumns } from './columns.ts';
import { languageOf, readBase64 } from './import-file.ts';

const NOTHING_STATED: Stated = { source: '', statement: '', agreed_on: '' };

interface Chosen {
  /** Another one for each choice: the file itself is too long for a key. */
  id: number;
  name: string;
  /** In base64. */
  file: string;
}

/** Which table the file has; while another way to read it is tried, what it was before. */
function useLayout(chosen: Chosen | undefined, locale: Locale, table: ImportTable) {
  return useQuery({
    queryKey: ['import-layout', chosen?.id, locale, table],
    queryFn: ({ signal }) =>
      call('POST /api/desk/leads/import/layout', { body: { file: chosen?.file ?? '', locale, table }, signal }),
    enabled: chosen !== undefined,
    placeholderData: (before, query) => (query?.queryKey[1] === chosen?.id ? before : undefined),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What the columns are: as chosen, as they were chosen for these headings before, or as recognised. */
function columnsIn(layout: ImportLayout, table: ImportTable): { columns: ImportColumns; isKept: boolean } {
  if (table.columns) return { columns: table.columns, isKept: false };
  const kept = columnsKeptFor(browserStorage, layout.headings);
  return { columns: kept ?? layout.columns, isKept: kept !== undefined };
}

/** What would become of the rows; nothing is stored. */
function usePreview(chosen: Chosen | undefined, reading: Omit<ImportFileRequest, 'file'>, isReady: boolean) {
  return useQuery({
    queryKey: ['import-preview', chosen?.id, reading],
    queryFn: ({ signal }) =>
      call('POST /api/desk/leads/import/preview', { body: { file: chosen?.file ?? '', ...reading }, signal }),
    enabled: isReady,
    // What the file and the store hold now, and not what they held when it was looked at before.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Everything that the screen of the import shows and changes. */
export function useImport() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const locale = useLocale();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [chosenLanguage, setLanguage] = useState<Locale>();
  const [guessed, setGuessed] = useState<Locale>();
  const language = chosenLanguage ?? guessed ?? locale;
  // Kept here: another file, or another reading of it, takes nothing away that was typed.
  const [stated, setStated] = useState(NOTHING_STATED);
  // Of this file, read in this way: another one has other rows.
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<{ report: ImportReport; source: string }>();
  const [table, setTable] = useState<ImportTable>({});
  const [isAdjusted, setAdjusted] = useState(false);
  const { data: layout, isPlaceholderData, error: layoutError } = useLayout(chosen, language, table);
  // Said by whoever made the list, before anybody is asked.
  const guess = layout && languageOf(layout.headings);
  if (guess !== guessed && layout) setGuessed(guess);
  const read = layout && columnsIn(layout, table);
  const isDoubtful = layout !== undefined && layout.encodings.length > 0 && layout.encoding === undefined;
  const isClear = read !== undefined && !isDoubtful && hasPersonColumns(read.columns);
  const keptTable = read?.isKept && layout ? { heading_row: layout.heading_row, columns: read.columns } : {};
  const fullTable = { ...table, ...keptTable };
  const request = { locale: language, ...(Object.keys(fullTable).length > 0 && { table: fullTable }) };
  const preview = usePreview(chosen, request, isClear && !isPlaceholderData && !layoutError && done === undefined);
  const error = layoutError ?? preview.error;
  return {
    chosen,
    /** Of the people in the file. */
    language,
    /** Which table is read, and how; undefined until that is known. */
    layout: layout && read && !layoutError ? { ...read, layout } : undefined,
    table,
    /** Whether somebody wants to read it differently, or has to. */
    isAdjusted: isAdjusted || (layout !== undefined && !isClear),
    adjust: () => setAdjusted(true),
    setTable(changed: ImportTable) {
      setTable(changed);
      setAdjusted(true);
      setConfirmed(new Set());
      if (layout && changed.columns) keepColumns(browserStorage, layout.headings, changed.columns);
    },
    /** The file and how it is read. */
    request: { file: chosen?.file ?? '', ...request },
    preview,
    stated,
    setStated,
    confirmed,
    setConfirmed,
    done,
    /** What is wrong with the file; undefined while nothing is. */
    fault: isUnreadable ? translate('import.unreadable') : error ? errorText(error) : undefined,
    async choose(file: File) {
      try {
        setChosen({ id: Date.now(), name: file.name, file: await readBase64(file) });
        setUnreadable(false);
        setTable({});
        setAdjusted(false);
        setConfirmed(new Set());
      } catch {
        setUnreadable(true);
      }
    },
    setLanguage(changed: Locale) {
      setLanguage(changed);
      setConfirmed(new Set());
    },
    finish(report: ImportReport) {
      setDone({ report, source: stated.source.trim() });
      setStated(NOTHING_STATED);
      void client.invalidateQueries({
        predicate: ({ queryKey }) => !['import-preview', 'import-layout'].includes(String(queryKey[0])),
      });
    },
    startAgain() {
      setDone(undefined);
      setChosen(undefined);
    },
  };
}
