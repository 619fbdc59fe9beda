/** Changes what somebody of the staff is called. */
import { TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../../desk/components/FormDialog.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { type StaffItem, STAFF_NAME_MAX_CHARACTERS } from '../../contract.ts';

interface Props {
  person: StaffItem;
  isBusy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** The dialog that changes what a colleague is called; Enter saves. */
export function NameDialog({ person, isBusy, onSave, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(person.name ?? '');
  return (
    <FormDialog
      title={translate('staff.name_title', { person: person.email })}
      action={translate('staff.name_save')}
      isBusy={isBusy}
      isReady={name.trim() !== ''}
      maxWidth="xs"
      onSubmit={() => name.trim() !== '' && onSave(name.trim())}
      onClose={onClose}
    >
      <TextField
        label={translate('staff.name')}
        helperText={translate('staff.name_hint')}
        value={name}
        autoFocus
        fullWidth
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto', maxLength: STAFF_NAME_MAX_CHARACTERS } }}
      />
    </FormDialog>
  );
}
