/** Adds somebody: name, e-mail address and role. */
import { DialogContentText, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { ROLES, type Role } from '../../../../contract/staff/access.ts';
import { CallError } from '../../../../desk/api/call.ts';
import { FormDialog } from '../../../../desk/components/FormDialog.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { STAFF_NAME_MAX_CHARACTERS, type StaffLink } from '../../contract.ts';
import { useAddStaff } from './use-staff-changes.ts';

interface Props {
  onClose: () => void;
  /** Told of whom. */
  onAdded: (person: string, made: StaffLink) => void;
}

/** Whether the server refuses the address itself, so that the message belongs to its field. */
function isAboutAddress(error: Error | null): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 403;
}

/** Makes the account; its link is shown afterwards, to be passed on. */
export function AddDialog({ onClose, onAdded }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const roleId = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('consultant');
  const [wrong, setWrong] = useState<'name' | 'email'>();
  const add = useAddStaff();
  const isAtField = isAboutAddress(add.error);
  const fault = wrong === 'email' ? translate('staff.email_wrong') : isAtField ? errorText(add.error) : undefined;
  const onSubmit = () => {
    const typed = { name: name.trim(), email: email.trim() };
    const isAddress = /\S@\S+\.\S/.test(typed.email);
    const found = typed.name === '' ? 'name' : isAddress ? undefined : 'email';
    setWrong(found);
    if (!found) add.mutate({ ...typed, role }, { onSuccess: (made) => onAdded(nameAndAddress(typed), made) });
  };
  return (
    <FormDialog
      title={translate('staff.add_title')}
      action={translate('staff.save')}
      isBusy={add.isPending}
      error={isAtField ? undefined : add.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <DialogContentText>{translate('staff.add_text')}</DialogContentText>
      <TextField
        label={translate('staff.name')}
        value={name}
        autoFocus
        autoComplete="off"
        error={wrong === 'name'}
        helperText={translate(wrong === 'name' ? 'staff.name_missing' : 'staff.name_hint')}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: STAFF_NAME_MAX_CHARACTERS } }}
        fullWidth
      />
      <TextField
        label={translate('staff.email')}
        type="email"
        value={email}
        autoComplete="off"
        error={fault !== undefined}
        helperText={fault}
        onChange={(event) => setEmail(event.target.value)}
        fullWidth
      />
      <div>
        <FormLabel id={roleId}>{translate('staff.role')}</FormLabel>
        {/* The options below have these values alone. */}
        <RadioGroup aria-labelledby={roleId} value={role} onChange={(_event, chosen) => setRole(chosen as Role)}>
          {ROLES.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={translate(`staff.roles.${one}`)} />
          ))}
        </RadioGroup>
      </div>
    </FormDialog>
  );
}
