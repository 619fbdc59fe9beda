/** An edit of one field, to be read: what stood there before and after. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldEdit } from '../../contract/field-edits.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { FieldTitle } from './FieldTitle.tsx';
import { ValueText } from './ValueText.tsx';

interface Props {
  edit: FieldEdit;
  /** Name of the document. */
  document: string;
}

/** The field over both texts, which stand side by side where there is room; an entry of a list. */
export function EditText({ edit, document }: Props) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <FieldTitle document={document} path={edit.path} />
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 0.5, md: 2 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box sx={{ color: 'text.secondary', minWidth: 0 }}>
          <Typography variant="caption">{translate('publishing.before')}</Typography>
          <ValueText value={edit.before} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption">{translate('publishing.after')}</Typography>
          <ValueText value={edit.after} />
        </Box>
      </Box>
    </Box>
  );
}
