/** One's own name, as colleagues see it. */
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { STAFF } from '../../../../desk/leads/use-staff.ts';
import { ME_KEY, useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { STAFF_NAME_MAX_CHARACTERS } from '../../contract.ts';
import type { ChangeMeRequest } from '../../schema.ts';

function useRename() {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (sent: ChangeMeRequest) => call('PATCH /api/staff/me', { body: sent }),
    meta: { renews: [STAFF.queryKey] },
    onSuccess: (me) => {
      client.setQueryData(ME_KEY, me);
      notify('account.name.saved', 'success');
    },
  });
}

/** The field for one's own name; whoever has none yet is asked for it. */
export function NamePanel() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const me = useMe();
  const [name, setName] = useState(me.name ?? '');
  const { mutate, error, isPending } = useRename();
  const isSame = name.trim() === (me.name ?? '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame && name.trim() !== '') mutate({ name: name.trim() });
  };
  return (
    <Panel title={translate('account.name.title')} lead={translate('account.name.lead')}>
      <Stack component="form" noValidate onSubmit={onSubmit} useFlexGap spacing={2}>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <TextField
            label={translate('account.name.label')}
            value={name}
            fullWidth
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'name', dir: 'auto', maxLength: STAFF_NAME_MAX_CHARACTERS } }}
          />
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            disabled={isSame || name.trim() === ''}
            sx={{ flexShrink: 0 }}
          >
            {translate('account.name.save')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
