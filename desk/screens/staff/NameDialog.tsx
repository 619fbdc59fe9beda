/** Changes what somebody of the staff is called. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { type StaffItem, STAFF_NAME_MAX_CHARACTERS } from '../../../contract/staff-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

interface Props {
  person: StaffItem;
  isBusy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** One field; Enter saves. */
export function NameDialog({ person, isBusy, onSave, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(person.name ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {translate('staff.name_title', { person: person.email })}
        </DialogTitle>
        <DialogContent>
          <TextField
            label={translate('staff.name')}
            helperText={translate('staff.name_hint')}
            value={name}
            autoFocus
            fullWidth
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto', maxLength: STAFF_NAME_MAX_CHARACTERS } }}
            sx={{ marginTop: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('staff.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={name.trim() === ''}>
            {translate('staff.name_save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
