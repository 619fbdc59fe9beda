/** Asks for the password, and the second factor, before something that a stolen session must not do. */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ConfirmRequest } from '../../features/staff/schema.ts';
import { call, refusedField } from '../api/call.ts';
import { whileConfirming } from '../api/confirmation.ts';
import { useErrorText } from '../components/use-error-text.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { useMe } from './me.ts';

/** What is typed, what is wrong with it, and the call. */
function useConfirm(onDone: () => void) {
  const { has_factor: hadFactor } = useMe();
  const [typed, setTyped] = useState({ password: '', code: '' });
  // It may have been set up on another device since this desk was opened.
  const [hasFactor, setHasFactor] = useState(hadFactor);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: ConfirmRequest) => whileConfirming(call('POST /api/staff/confirm', { body: sent })),
    onSuccess: onDone,
    onError: (error) => setHasFactor(hasFactor || refusedField(error) === 'code'),
  });
  const { password, code } = typed;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ password, ...(hasFactor ? { code } : {}) });
  };
  const field = (name: 'password' | 'code') => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: refusedField(error) === name,
    fullWidth: true,
  });
  return { hasFactor, field, error, isPending, onSubmit };
}

/** The form, over whatever screen made the call. */
export default function ConfirmationForm({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const { email } = useMe();
  const { hasFactor, field, error, isPending, onSubmit } = useConfirm(onDone);
  const fault = refusedField(error) === 'password' ? translate('account.password.wrong') : error && errorText(error);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('confirm.title')}</DialogTitle>
      <form onSubmit={onSubmit} noValidate>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{translate('confirm.text')}</DialogContentText>
            {fault && <Alert severity="error">{fault}</Alert>}
            {/* Password managers read whose password it is; type="hidden" they pass over. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <TextField
              {...field('password')}
              autoFocus
              type="password"
              label={translate('confirm.password')}
              autoComplete="current-password"
            />
            {hasFactor && (
              <TextField
                {...field('code')}
                label={translate('confirm.code')}
                helperText={translate('confirm.code_hint')}
                autoComplete="one-time-code"
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('confirm.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
