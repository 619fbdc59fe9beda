/** Rows of persons who were erased on their request: left out, unless the manager confirms them. */
import { Alert, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { ImportRow } from '../../contract/imports.ts';

/** Which rows of persons who were erased on request are stored all the same. */
export interface Confirmation {
  rows: ReadonlySet<number>;
  set: (rows: ReadonlySet<number>) => void;
}

/** The tick beside such a row. */
export function ConfirmBox({ row: { row }, confirmation }: { row: ImportRow; confirmation: Confirmation }) {
  const translate = useTranslate();
  const isConfirmed = confirmation.rows.has(row);
  const others = [...confirmation.rows].filter((one) => one !== row);
  return (
    <FormControlLabel
      sx={{ display: 'flex', width: 'fit-content' }}
      control={
        <Checkbox
          size="small"
          checked={isConfirmed}
          onChange={() => confirmation.set(new Set(isConfirmed ? others : [...others, row]))}
          slotProps={{ input: { 'aria-label': translate('import.confirm_row', { row }) } }}
        />
      }
      label={translate('import.confirm')}
    />
  );
}

/** Says who is left out because they asked to be erased, and confirms all of them at once. */
export function ErasedNote({ rows, confirmation }: { rows: readonly number[]; confirmation: Confirmation }) {
  const translate = useTranslate();
  const areAll = rows.every((row) => confirmation.rows.has(row));
  return (
    <Alert
      severity="warning"
      // On a phone the button stands below the sentence.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => confirmation.set(new Set(areAll ? [] : rows))}
        >
          {translate(areAll ? 'import.confirm_none' : 'import.confirm_all')}
        </Button>
      }
    >
      {translate('import.erased_note', { count: rows.length })}
    </Alert>
  );
}
