/** Who edited a document, and when, wherever the desk says it. */
import { useCallback } from 'react';
import { useStaff } from './use-staff.ts';
import { useTimes } from '../words/use-times.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

/** What was done with the document: keys of the sentence. */
type Edited =
  | 'document.changed'
  | 'document.added_by'
  | 'document.discarded_by'
  | 'document.ready_by'
  | 'document.not_ready_by'
  | 'publishing.removed_by';

/** Gives the function from somebody's id and a time to a sentence, as "Changed by you, 28 Nov". */
export function useEditedBy(): (by: string, at: string, edited?: Edited) => string {
  const translate = useTranslate();
  const { inSentence } = useStaff();
  const { moment } = useTimes();
  return useCallback(
    (by, at, edited = 'document.changed') => translate(edited, { name: inSentence(by, 'object'), time: moment(at) }),
    [translate, inSentence, moment],
  );
}
