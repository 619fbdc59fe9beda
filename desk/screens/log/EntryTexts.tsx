/** What a document said before it was changed or removed, in full: from here it is taken up again (EDIT-4). */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { LogItem } from '../../../contract/log-api.ts';
import type { FieldEdit } from '../../../contract/field-edits.ts';
import { EditText } from '../../content/EditText.tsx';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { isCut } from './log-sentence.ts';

/** The edits of an entry that its sentence cuts off; the removal of a document is one of the whole. */
function editsOf({ action, detail }: LogItem): FieldEdit[] {
  // The server writes the detail of these actions (server/content/).
  const edits = action === 'content_changed' ? ((detail?.['edits'] ?? []) as FieldEdit[]) : [];
  if (edits.some(({ before, after }) => isCut(before) || isCut(after))) return edits;
  return action === 'content_removed' ? [{ path: [], before: detail?.['before'] }] : [];
}

/** A button that unfolds the texts; nothing where the sentence says all. */
export function EntryTexts({ item }: { item: LogItem }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const edits = editsOf(item);
  if (edits.length === 0) return null;
  return (
    <Box sx={{ order: 4, gridColumn: { md: 3 }, flexBasis: '100%', minWidth: 0 }}>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {translate(isOpen ? 'log.fold' : 'log.unfold')}
      </Button>
      <Box component="ul" id={id} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {isOpen &&
          edits.map((edit) => (
            <EditText key={edit.path.join('/')} edit={edit} document={String(item.detail?.['document'])} />
          ))}
      </Box>
    </Box>
  );
}
