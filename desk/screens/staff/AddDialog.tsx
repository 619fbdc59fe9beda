/** Adds somebody: name, e-mail address and role. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { ROLES, type Role } from '../../../contract/access.ts';
import { STAFF_NAME_MAX_CHARACTERS, type StaffLink } from '../../../contract/staff-api.ts';
import { CallError } from '../../api/call.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { nameAndAddress } from '../../leads/staff-names.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
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
  const titleId = useId();
  const roleId = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('consultant');
  const [wrong, setWrong] = useState<'name' | 'email'>();
  const add = useAddStaff();
  const isAtField = isAboutAddress(add.error);
  const fault = wrong === 'email' ? translate('staff.email_wrong') : isAtField ? errorText(add.error) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { name: name.trim(), email: email.trim() };
    const isAddress = /\S@\S+\.\S/.test(typed.email);
    const found = typed.name === '' ? 'name' : isAddress ? undefined : 'email';
    setWrong(found);
    if (!found) add.mutate({ ...typed, role }, { onSuccess: (made) => onAdded(nameAndAddress(typed), made) });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{translate('staff.add_title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{translate('staff.add_text')}</DialogContentText>
            {add.error && !isAtField && <Alert severity="error">{errorText(add.error)}</Alert>}
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('staff.cancel')}</Button>
          <Button type="submit" variant="contained" loading={add.isPending}>
            {translate('staff.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
