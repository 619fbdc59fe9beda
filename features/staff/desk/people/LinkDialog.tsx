/** Shows a one-time link, this once. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { CopyButton } from '../../../../desk/components/CopyButton.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useTimes } from '../../../../desk/words/use-times.ts';
import type { StaffLink } from '../../contract.ts';

interface Props {
  /** Name and address, or the address alone. */
  person: string;
  made: StaffLink;
  onClose: () => void;
}

/** The dialog; a click beside it does not close it, for the link cannot be shown again. */
export function LinkDialog({ person, made, onClose }: Props) {
  const translate = useTranslate();
  const times = useTimes();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {translate('staff.link_title', { person })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{translate('staff.link_text', { time: times.moment(made.expires_at) })}</DialogContentText>
          <TextField
            label={translate('staff.link')}
            value={made.link}
            multiline
            fullWidth
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={(event) => event.target.select()}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={made.link} label={translate('staff.copy')} />
        <Button variant="contained" onClick={onClose}>
          {translate('staff.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
