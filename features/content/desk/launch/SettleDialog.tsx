/** Settles a question of judgement with a name and a day (EDIT-8). */
import { Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DECIDED_BY_MAX_CHARACTERS, type LaunchQuestion } from '../../contract/launch-api.ts';
import { call, refusedField } from '../../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { localTime } from '../../../../desk/words/local-time.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Characters of a day at the beginning of a time. */
const DAY_CHARACTERS = 10;

interface Props {
  question: LaunchQuestion;
  /** What is asked. */
  text: string;
  onClose: () => void;
}

/** Asks who decided and when. */
export function SettleDialog({ question, text, onClose }: Props) {
  const translate = useTranslate();
  const [by, setBy] = useState('');
  const [on, setOn] = useState(localTime(new Date()).slice(0, DAY_CHARACTERS));
  const settle = useMutation({
    mutationFn: () => call('POST /api/desk/content/launch/settled', { body: { question, by, on } }),
    meta: { renews: [CONTENT_KEYS.all] },
  });
  const refused = refusedField(settle.error);
  const helper = (name: string) => refused === name && translate('launch.bad');
  return (
    <ConfirmDialog
      title={translate('launch.settle_title')}
      text={text}
      action={translate('launch.settle')}
      isBusy={settle.isPending}
      error={refused === 'by' || refused === 'on' ? null : settle.error}
      onConfirm={() => settle.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ marginTop: 2 }}>
        <TextField
          autoFocus
          label={translate('launch.by')}
          value={by}
          onChange={({ target }) => setBy(target.value)}
          error={refused === 'by'}
          helperText={helper('by')}
          slotProps={{ htmlInput: { maxLength: DECIDED_BY_MAX_CHARACTERS } }}
        />
        <TextField
          type="date"
          label={translate('launch.on')}
          value={on}
          onChange={({ target }) => setOn(target.value)}
          error={refused === 'on'}
          helperText={helper('on')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
