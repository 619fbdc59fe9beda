/** What a document said before it was changed or removed, in full: from here it is taken up again (EDIT-4). */
import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import type { FieldEdit } from '../../../../contract/content/field-edits.ts';
import type { LogItem } from '../../../../contract/staff/log-api.ts';
import { EditTexts } from '../../../content/desk/fields/EditTexts.tsx';
import { useFieldLine, useFieldTitle } from '../../../content/desk/fields/FieldTitle.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { editSentence, isCut } from './log-sentence.ts';

/** The fields that an entry tells of; the removal of a document is an edit of the whole. */
function editsOf({ action, detail }: LogItem): FieldEdit[] {
  // The server writes the detail of these actions (features/content/).
  if (action === 'content_changed') return (detail?.['edits'] ?? []) as FieldEdit[];
  return action === 'content_removed' ? [{ path: [], before: detail?.['before'] }] : [];
}

function EditLine({ edit, document, among }: { edit: FieldEdit; document: string; among: readonly FieldEdit[] }) {
  const translate = useTranslate();
  const field = { document, path: edit.path, among };
  const column = useFieldTitle(field);
  const line = useFieldLine(field);
  return <li>{editSentence(column, { before: line(edit.before), after: line(edit.after) }, { translate })}</li>;
}

/** Each field in a line; a button unfolds the texts that a line has no room for. */
export function EntryTexts({ item }: { item: LogItem }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const edits = editsOf(item);
  if (edits.length === 0) return null;
  const document = String(item.detail?.['document']);
  const isWhole = item.action === 'content_removed';
  const hasMore = edits.some(({ before, after }) => isCut(before) || isCut(after));
  return (
    <Box sx={{ order: 4, gridColumn: { md: 3 }, flexBasis: '100%', minWidth: 0, typography: 'body2' }}>
      <Box component="ul" id={id} sx={{ listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' }}>
        {isOpen && <EditTexts edits={edits} document={document} />}
        {!isOpen &&
          !isWhole &&
          edits.map((edit) => <EditLine key={edit.path.join('/')} edit={edit} document={document} among={edits} />)}
      </Box>
      {(hasMore || isWhole) && (
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {translate(isOpen ? 'log.fold' : 'log.unfold')}
        </Button>
      )}
    </Box>
  );
}
