/** Changing one's password. */
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError, call } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { PASSWORD_MIN_CHARACTERS } from '../../contract.ts';
import type { ChangePasswordRequest } from '../../schema.ts';
import { SESSIONS_KEY } from './sessions.ts';

type FieldName = 'current' | 'password' | 'code';
const EMPTY = { current: '', password: '', code: '' };
const AUTO_COMPLETE = { current: 'current-password', password: 'new-password', code: 'one-time-code' } as const;

interface PasswordFieldProps {
  name: FieldName;
  label: string;
  value: string;
  isShown: boolean;
  hint?: string;
  /** What to mend; shown instead of the hint. */
  fault: string | undefined;
  onChange: (value: string) => void;
}

function PasswordField({ name, label, value, isShown, hint, fault, onChange }: PasswordFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type={isShown || name === 'code' ? 'text' : 'password'}
      autoComplete={AUTO_COMPLETE[name]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault !== undefined}
      helperText={fault ?? hint}
      fullWidth
    />
  );
}

/** What is typed, what is wrong with it, and the call that changes the password. */
function usePasswordChange(hasFactor: boolean) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const [typed, setTyped] = useState(EMPTY);
  const [missing, setMissing] = useState<FieldName>();
  const change = useMutation({
    mutationFn: (sent: ChangePasswordRequest) => call('POST /api/staff/password', { body: sent }),
    meta: { renews: [SESSIONS_KEY] },
    onSuccess: () => {
      setTyped(EMPTY);
      notify('account.password.saved', 'success');
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { code, ...words } = typed;
    const first = (['current', 'password'] as const).find((name) => typed[name] === '');
    setMissing(first);
    if (!first && !change.isPending) change.mutate({ ...words, ...(hasFactor ? { code } : {}) });
  };
  const faultAt = (name: FieldName) => {
    if (missing === name) return translate('account.password.missing');
    if (!(change.error instanceof CallError) || change.error.field !== name) return undefined;
    return name === 'current' ? translate('account.password.wrong') : errorText(change.error);
  };
  const field = (name: FieldName) => ({
    name,
    value: typed[name],
    fault: faultAt(name),
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const other = change.error instanceof CallError && change.error.field ? null : change.error;
  return { field, other, isPending: change.isPending, onSubmit };
}

/** Changes one's own password, which ends all other sessions; `email` tells a password manager whose password it is. */
export function PasswordPanel({ email, hasFactor }: { email: string; hasFactor: boolean }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { field, other, isPending, onSubmit } = usePasswordChange(hasFactor);
  const [isShown, setShown] = useState(false);
  return (
    <Panel title={translate('account.password.title')} lead={translate('account.password.lead')}>
      <Stack component="form" useFlexGap spacing={2} noValidate onSubmit={onSubmit}>
        {other && <Alert severity="error">{errorText(other)}</Alert>}
        {/* Password managers read whose password it is; type="hidden" they pass over. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('current')} isShown={isShown} label={translate('account.password.current')} />
        <PasswordField
          {...field('password')}
          isShown={isShown}
          label={translate('account.password.new')}
          hint={translate('account.password.hint', { min: PASSWORD_MIN_CHARACTERS })}
        />
        {hasFactor && (
          <PasswordField
            {...field('code')}
            isShown
            label={translate('confirm.code')}
            hint={translate('confirm.code_hint')}
          />
        )}
        <FormControlLabel
          control={<Checkbox checked={isShown} onChange={(event) => setShown(event.target.checked)} />}
          label={translate('account.password.show')}
        />
        <Box>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('account.password.save')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
