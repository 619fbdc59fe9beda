/** Which columns are read, in a line, and the way to change it. */
import { Box, Button, Typography } from '@mui/material';
import { columnLetters } from '../../../../contract/text/column-letters.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { ImportColumns, ImportLayout } from '../../contract/imports.ts';

interface Props {
  layout: ImportLayout;
  columns: ImportColumns;
  /** Whether they are those of an earlier file. */
  isKept: boolean;
  onAdjust: () => void;
}

/** Shown where nothing is in doubt. */
export function TableSummary({ layout: { headings }, columns, isKept, onAdjust }: Props) {
  const translate = useTranslate();
  const named = (places: readonly number[] = []) =>
    places
      .map((column) => headings[column] || translate('import.column', { letter: columnLetters(column) }))
      .join(' + ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('import.read_from', { name: named(columns.name), phone: named(columns.phone ?? columns.wechat) })}
        {isKept && ` ${translate('import.read_as_before')}`}
      </Typography>
      <Button size="small" onClick={onAdjust}>
        {translate('import.adjust')}
      </Button>
    </Box>
  );
}
