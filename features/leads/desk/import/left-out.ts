/** What of a row is kept as a note alone, or not stored, in words. */
import { useCallback } from 'react';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { ImportLeftOut, ImportRow, LeftOutReason } from '../../contract/imports.ts';

/** What is in no note either. */
const NOT_STORED: ReadonlySet<LeftOutReason> = new Set<LeftOutReason>(['unreadable', 'further']);

/** Writes what of a row is left open and why, a line each; empty where nothing is. */
export function useLeftOut(): (row: Pick<ImportRow, 'left_out'>) => string {
  const translate = useTranslate();
  return useCallback(
    ({ left_out: leftOut = [] }) => {
      const line = (key: string, parts: readonly ImportLeftOut[]) => {
        const texts = parts.map(({ field, text, reason }) =>
          translate('import.left_out_of', {
            field: translate(`import.${field}`, {}, translate(`lead.field.${field}`)),
            text,
            why: translate(`import.why.${reason}`),
          }),
        );
        return texts.length === 0 ? [] : [translate(key, { text: texts.join(translate('import.left_out_join')) })];
      };
      const isStored = ({ reason }: ImportLeftOut) => !NOT_STORED.has(reason);
      return [
        ...line('import.noted', leftOut.filter(isStored)),
        ...line(
          'import.left_out',
          leftOut.filter((one) => !isStored(one)),
        ),
        ...(leftOut.some(({ field }) => field === 'created_at') ? [translate('import.day_of_import')] : []),
      ].join('\n');
    },
    [translate],
  );
}
