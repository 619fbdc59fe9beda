/** Changing one's password. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ChangePasswordRequest, PASSWORD_MIN_CHARACTERS } from '../../../contract/staff-api.ts';
import { CallError, call } from '../../api/call.ts';
import { useNotify } from '../../components/NotifyProvider.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { SESSIONS_KEY } from './sessions.ts';

type FieldName = keyof ChangePasswordRequest;
const EMPTY: ChangePasswordRequest = { current: '', password: '' };

/** The message under a field; undefined when there is none. */
function messageAt(error: Error | null, name: FieldName): string | undefined {
  if (!(error instanceof CallError) || error.field !== name) return undefined;
  return name === 'current' ? 'account.password.wrong' : error.message;
}

/** The panel; `email` tells a password manager whose password it is. */
export function PasswordPanel({ email }: { email: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [typed, setTyped] = useState(EMPTY);
  const [isShown, setShown] = useState(false);
  const [missing, setMissing] = useState<FieldName>();
  const change = useMutation({
    mutationFn: (sent: ChangePasswordRequest) => call('POST', '/api/staff/password', sent),
    onSuccess: () => {
      setTyped(EMPTY);
      notify('account.password.saved', 'success');
      return client.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const first = (['current', 'password'] as const).find((name) => typed[name] === '');
    setMissing(first);
    if (!first && !change.isPending) change.mutate(typed);
  };
  const field = (name: FieldName, label: string, hint?: string) => {
    const wrong = missing === name ? 'account.password.missing' : messageAt(change.error, name);
    return (
      <TextField
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={name === 'current' ? 'current-password' : 'new-password'}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        error={wrong !== undefined}
        helperText={wrong ? translate(wrong) : hint}
        fullWidth
      />
    );
  };
  const other = change.error instanceof CallError && change.error.field ? null : change.error;
  return (
    <Panel title={translate('account.password.title')} lead={translate('account.password.lead')}>
      <Stack component="form" useFlexGap spacing={2} noValidate onSubmit={onSubmit}>
        {other && <Alert severity="error">{translate(other.message)}</Alert>}
        {/* Password managers read whose password it is; type="hidden" they pass over. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {field('current', translate('account.password.current'))}
        {field(
          'password',
          translate('account.password.new'),
          translate('account.password.hint', { min: PASSWORD_MIN_CHARACTERS }),
        )}
        <FormControlLabel
          control={<Checkbox checked={isShown} onChange={(event) => setShown(event.target.checked)} />}
          label={translate('account.password.show')}
        />
        <Box>
          <Button type="submit" variant="contained" loading={change.isPending}>
            {translate('account.password.save')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
