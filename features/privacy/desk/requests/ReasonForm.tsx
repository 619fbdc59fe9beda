/** Asks for a reason, and for days where a request is extended. What was typed stays when it is refused. */
import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { hasNumber } from '../../../../contract/text/number-in-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '../../../leads/contract/leads.ts';
import { EXTENSION_MAX_DAYS } from '../../contract/rights.ts';

interface Props {
  /** Begins the keys of its words. */
  words: 'close' | 'extend';
  label: string;
  bad: string;
  go: string;
  hasDays: boolean;
  isPending: boolean;
  onSend: (reason: string, days: number) => void;
}

/** Writing a reason here refuses, extends or closes a request. */
export function ReasonForm({ words, label, bad, go, hasDays, isPending, onSend }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(String(EXTENSION_MAX_DAYS));
  const [isBad, setBad] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    const isFine = text.length >= REASON_MIN_CHARACTERS && !hasNumber(text);
    const isPossible = Number(days) >= 1 && Number(days) <= EXTENSION_MAX_DAYS;
    setBad(!isFine || !isPossible);
    if (isFine && isPossible) onSend(text, Number(days));
  };
  return (
    <Stack component="form" spacing={1.5} onSubmit={submit} noValidate sx={{ maxWidth: 520 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {hasDays && (
          <TextField
            type="number"
            label={translate(`request.${words}.days`)}
            value={days}
            onChange={({ target }) => setDays(target.value)}
            slotProps={{ htmlInput: { min: 1, max: EXTENSION_MAX_DAYS } }}
            sx={{ width: { sm: 120 } }}
          />
        )}
        <TextField
          fullWidth
          label={label}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isBad}
          helperText={isBad && bad}
          slotProps={{ htmlInput: { maxLength: REASON_MAX_CHARACTERS } }}
        />
      </Stack>
      <div>
        <Button type="submit" variant="outlined" loading={isPending}>
          {go}
        </Button>
      </div>
    </Stack>
  );
}
