/** What of a row is not stored, in words. */
import { useCallback } from 'react';
import type { ImportRow } from '../../../contract/import-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** Writes what of a row is left open and why; empty where nothing is. */
export function useLeftOut(): (row: Pick<ImportRow, 'left_out'>) => string {
  const translate = useTranslate();
  return useCallback(
    ({ left_out: leftOut = [] }) => {
      if (leftOut.length === 0) return '';
      const parts = leftOut.map(({ field, text, reason }) =>
        translate('import.leftOutOf', {
          field: translate(`import.${field}`, {}, translate(`lead.field.${field}`)),
          text,
          why: translate(`import.why.${reason}`),
        }),
      );
      return translate('import.leftOut', { text: parts.join(translate('import.leftOutJoin')) });
    },
    [translate],
  );
}
