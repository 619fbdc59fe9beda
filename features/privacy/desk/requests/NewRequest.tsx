/** Takes down what a person asks for (DESK-9). What was typed stays when the server refuses. */
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { PHONE_MAX_CHARACTERS } from '../../../../contract/registration/registration.ts';
import { call, refusedField } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { localTime } from '../../../../desk/words/local-time.ts';
import { NOTE_MAX_CHARACTERS } from '../../../leads/contract/leads.ts';
import { RIGHTS_CHANNELS, RIGHTS_KINDS, type RightsItem } from '../../contract/rights.ts';

interface FieldsProps {
  sent: ReturnType<typeof emptyForm>;
  change: (changes: Partial<ReturnType<typeof emptyForm>>) => void;
  /** Name of the field that the server refused. */
  refused: string | undefined;
}

function emptyForm() {
  return {
    phone: '',
    // Wider than the first value: the form changes them.
    kind: 'access' as (typeof RIGHTS_KINDS)[number],
    channel: 'phone' as (typeof RIGHTS_CHANNELS)[number],
    received: localTime(new Date()),
    note: '',
  };
}

type ChoiceProps = Pick<FieldsProps, 'sent' | 'change'>;

function KindField({ sent, change }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <ChoiceField
      label={translate('requests.form.kind')}
      value={sent.kind}
      options={RIGHTS_KINDS}
      textOf={(kind) => translate(`requests.kind.${kind}`)}
      onChoose={(kind) => change({ kind })}
    />
  );
}

function ChannelField({ sent, change }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <ChoiceField
      fullWidth
      label={translate('requests.form.channel')}
      value={sent.channel}
      options={RIGHTS_CHANNELS}
      textOf={(channel) => translate(`requests.channel.${channel}`)}
      onChoose={(channel) => change({ channel })}
    />
  );
}

function Fields({ sent, change, refused }: FieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        autoFocus
        required
        label={translate('requests.form.phone')}
        value={sent.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={refused === 'phone'}
        helperText={translate(refused === 'phone' ? 'requests.form.phone_bad' : 'requests.form.phone_hint')}
        slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off', maxLength: PHONE_MAX_CHARACTERS } }}
      />
      <KindField sent={sent} change={change} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ChannelField sent={sent} change={change} />
        <TextField
          fullWidth
          type="datetime-local"
          label={translate('requests.form.received')}
          value={sent.received}
          onChange={({ target }) => change({ received: target.value })}
          error={refused === 'received_at'}
          helperText={refused === 'received_at' && translate('requests.form.received_bad')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <TextField
        multiline
        minRows={2}
        label={translate('requests.form.note')}
        value={sent.note}
        onChange={({ target }) => change({ note: target.value })}
        helperText={translate('requests.form.note_hint')}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX_CHARACTERS } }}
      />
    </>
  );
}

interface Props {
  onDone: (request: RightsItem) => void;
  /** Undefined: there is nothing to go back to. */
  onCancel?: () => void;
}

/** Somebody writes down what is asked for, by whom and through which channel. */
export function NewRequest({ onDone, onCancel }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const [sent, setSent] = useState(emptyForm);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { phone, kind, channel, received, note } = sent;
      const isNow = received === '' || received === localTime(new Date());
      const receivedAt = isNow ? {} : { received_at: new Date(received).toISOString() };
      const body = { phone, kind, channel, ...receivedAt, ...(note.trim() === '' ? {} : { note }) };
      return call('POST /api/desk/requests', { body });
    },
    meta: { renews: [['requests']] },
    onSuccess: (request) => {
      notify('requests.added', 'success');
      setSent(emptyForm());
      onDone(request);
    },
  });
  const refused = refusedField(error);
  const isElsewhere = error && refused !== 'phone' && refused !== 'received_at';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate sx={{ paddingTop: 2.5 }}>
      {isElsewhere && <Alert severity="error">{errorText(error)}</Alert>}
      <Fields sent={sent} change={(changes) => setSent((before) => ({ ...before, ...changes }))} refused={refused} />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {onCancel && <Button onClick={onCancel}>{translate('shell.cancel')}</Button>}
        <Button type="submit" variant="contained" loading={isPending}>
          {translate('requests.form.save')}
        </Button>
      </Stack>
    </Stack>
  );
}
