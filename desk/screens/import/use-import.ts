/** The state of an import: the chosen file, how it is read, what the server says of it, and what was stated. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportReport } from '../../../contract/import-api.ts';
import { EDUCATION, PURPOSE, WORKING_YEARS } from '../../../contract/registration.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useLocale, useTranslate } from '../../words/WordsProvider.tsx';
import { readBase64 } from './import-file.ts';
import type { Reading } from './ReadingFields.tsx';
import type { Stated } from './StatementFields.tsx';

const DEFAULTS = { education: EDUCATION.other, working_years: WORKING_YEARS.oneToTwo, purpose: PURPOSE.other };
const NOTHING_STATED: Stated = { source: '', statement: '', agreed_on: '' };

interface Chosen {
  /** Another one for each choice: the file itself is too long for a key. */
  id: number;
  name: string;
  /** In base64. */
  file: string;
}

/** What would become of the rows; nothing is stored. */
function usePreview(chosen: Chosen | undefined, reading: Reading, isDone: boolean) {
  return useQuery({
    queryKey: ['import-preview', chosen?.id, reading],
    queryFn: ({ signal }) =>
      call<ImportReport>('POST', '/api/desk/leads/import/preview', { file: chosen?.file ?? '', ...reading }, signal),
    enabled: chosen !== undefined && !isDone,
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
  const [reading, setReading] = useState<Reading>({ locale, defaults: DEFAULTS });
  // Kept here: another file, or another reading of it, takes nothing away that was typed.
  const [stated, setStated] = useState(NOTHING_STATED);
  // Of this file, read in this way: another one has other rows.
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ImportReport>();
  const preview = usePreview(chosen, reading, done !== undefined);
  const previewFault = preview.error ? errorText(preview.error) : undefined;
  return {
    chosen,
    reading,
    preview,
    stated,
    setStated,
    confirmed,
    setConfirmed,
    done,
    /** What is wrong with the file; undefined while nothing is. */
    fault: isUnreadable ? translate('import.unreadable') : previewFault,
    async choose(file: File) {
      try {
        setChosen({ id: Date.now(), name: file.name, file: await readBase64(file) });
        setUnreadable(false);
        setConfirmed(new Set());
      } catch {
        setUnreadable(true);
      }
    },
    setReading(changed: Reading) {
      setReading(changed);
      setConfirmed(new Set());
    },
    finish(report: ImportReport) {
      setDone(report);
      setStated(NOTHING_STATED);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import-preview' });
    },
    startAgain() {
      setDone(undefined);
      setChosen(undefined);
    },
  };
}
