/** When the team calls, and how many people an hour: what visitors choose their time from (RECEIPT-2). */
import { Alert, Button, FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CALL_SETTING_BOUNDS, type CallSetting } from '../../../../contract/time/call-windows.ts';
import { call } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

const KEY = ['call-setting'];

const FIELDS = ['calls_per_window', 'from_hour', 'to_hour'] as const;

function SettingForm({ setting }: { setting: CallSetting }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const client = useQueryClient();
  const [typed, setTyped] = useState({
    calls_per_window: String(setting.calls_per_window),
    from_hour: String(setting.from_hour),
    to_hour: String(setting.to_hour),
  });
  const [isPlaceShown, setPlaceShown] = useState(setting.is_place_shown);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: CallSetting) => call('PATCH /api/desk/call-setting', { body: sent }),
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved);
      notify('staff.calls.saved', 'success');
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { calls_per_window, from_hour, to_hour } = typed;
    mutate({
      calls_per_window: Number(calls_per_window),
      from_hour: Number(from_hour),
      to_hour: Number(to_hour),
      is_place_shown: isPlaceShown,
    });
  };
  return (
    <Stack component="form" useFlexGap spacing={2} onSubmit={onSubmit} sx={{ alignItems: 'flex-start' }}>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            type="number"
            required
            label={translate(`staff.calls.${name}`)}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{ htmlInput: { ...CALL_SETTING_BOUNDS[name], step: 1 }, inputLabel: { shrink: true } }}
            sx={{ width: 190 }}
          />
        ))}
      </Stack>
      <FormControlLabel
        control={<Switch checked={isPlaceShown} onChange={(_event, isShown) => setPlaceShown(isShown)} />}
        label={translate('staff.calls.is_place_shown')}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ minHeight: 44 }}>
        {translate('staff.calls.save')}
      </Button>
    </Stack>
  );
}

/** The hours that visitors may choose for a call, which managers set. */
export function CallHoursPanel() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/desk/call-setting', { signal }),
  });
  return (
    <Panel title={translate('staff.calls.title')} lead={translate('staff.calls.lead')}>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {!data && !error && <Waiting />}
      {data && <SettingForm setting={data} />}
    </Panel>
  );
}
