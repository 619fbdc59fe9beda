/** An edit of one field, to be read: what stood there before and after. */
import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import type { FieldEdit } from '../../../../contract/content/field-edits.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { shownEdits } from '../edits/entries/entry-edits.ts';
import { FieldTitle, FieldValue } from './FieldTitle.tsx';

interface Props {
  edit: FieldEdit;
  /** Name of the document. */
  document: string;
  /** All edits that are read with it. */
  among: readonly FieldEdit[];
}

/** What was added or removed stands alone, under a word for it. */
function Texts({ edit, document, among }: Props) {
  const translate = useTranslate();
  const sides = [
    { key: 'before', value: edit.before, label: 'after' in edit ? 'publishing.before' : 'document.edit.removed' },
    { key: 'after', value: edit.after, label: 'before' in edit ? 'publishing.after' : 'document.edit.added' },
  ] as const;
  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <FieldTitle document={document} path={edit.path} among={among} />
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 0.5, md: 2 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {sides
          .filter(({ key }) => key in edit)
          .map(({ key, value, label }) => (
            <Box key={key} sx={{ minWidth: 0, ...(key === 'before' && { color: 'text.secondary' }) }}>
              <Typography variant="caption">{translate(label)}</Typography>
              <FieldValue document={document} path={edit.path} value={value} among={among} />
            </Box>
          ))}
      </Box>
    </Box>
  );
}

interface EditTextsProps {
  edits: readonly FieldEdit[];
  /** Name of the document. */
  document: string;
  /** All edits that tell of its sources, where these are not all. */
  among?: readonly FieldEdit[];
  /** What can be done with an edit, below its texts. */
  action?: (edit: FieldEdit) => ReactNode;
}

/** Each field over both texts, which stand side by side where there is room; entries of a list, each for itself. */
export function EditTexts({ edits, among = edits, document, action }: EditTextsProps) {
  return edits.map((edit) => (
    <Fragment key={edit.path.join('/')}>
      {shownEdits([edit]).map((one) => (
        <Texts key={`${one.path.join('/')} ${'after' in one}`} edit={one} document={document} among={among} />
      ))}
      {action?.(edit)}
    </Fragment>
  ));
}
