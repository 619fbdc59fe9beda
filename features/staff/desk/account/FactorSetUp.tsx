/** Setting up a second factor: scan, type the first code, keep the recovery codes. */
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import QRCode from 'qrcode';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import { CopyButton } from '../../../../desk/components/CopyButton.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** A new secret, which counts once its first code was right, and its QR code as an image's address. */
async function beginSetUp() {
  const { secret, address } = await call('POST /api/staff/factor');
  const svg = await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return { secret, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** Four signs at a time: what is typed by hand is read in pieces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ '&::marker': { fontWeight: 700 }, paddingInlineStart: 0.5 }}>
      <Typography sx={{ marginBottom: 1 }}>{text}</Typography>
      {children}
    </Box>
  );
}

function Secret({ secret, picture }: Awaited<ReturnType<typeof beginSetUp>>) {
  const translate = useTranslate();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
      <Box
        component="img"
        src={picture}
        alt={translate('account.factor.qr')}
        // White around it also in the dark: a camera needs the margin.
        sx={{ width: 184, height: 184, flexShrink: 0, borderRadius: 1, backgroundColor: '#fff' }}
      />
      <Stack spacing={1} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('account.factor.by_hand')}
        </Typography>
        <Typography lang="en" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inGroups(secret)}
        </Typography>
        <CopyButton text={secret} />
      </Stack>
    </Stack>
  );
}

function FirstCode({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/staff/factor/first-code', { body: { code } }),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={onSubmit} sx={{ alignItems: 'flex-start' }}>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      <TextField
        label={translate('account.factor.first_code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error !== null}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
      <Button type="submit" variant="contained" loading={isPending} disabled={code.trim() === ''}>
        {translate('account.factor.turn_on')}
      </Button>
    </Stack>
  );
}

/** The steps, from the button that begins; `onDone` once the recovery codes are kept. */
export function FactorSetUp({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const begin = useMutation({ mutationFn: beginSetUp });
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!begin.data) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {begin.error && <Alert severity="error">{errorText(begin.error)}</Alert>}
        <Button variant="contained" loading={begin.isPending} onClick={() => begin.mutate()}>
          {translate('account.factor.set_up')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack component="ol" spacing={3} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      <Step text={translate('account.factor.step_app')}>
        <Secret {...begin.data} />
      </Step>
      <Step text={translate('account.factor.step_code')}>
        <FirstCode onCodes={setCodes} />
      </Step>
    </Stack>
  );
}
