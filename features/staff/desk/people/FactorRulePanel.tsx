/** Whether managers need a second factor (decision 084). */
import { Alert, FormControlLabel, Switch } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { SignInSetting } from '../../schema.ts';

const KEY = ['sign-in-setting'];

function useSetting() {
  const client = useQueryClient();
  const notify = useNotify();
  const { data: setting, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/desk/sign-in-setting', { signal }),
  });
  const change = useMutation({
    mutationFn: (sent: SignInSetting) => call('PATCH /api/desk/sign-in-setting', { body: sent }),
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved);
      notify(saved.is_factor_required ? 'staff.factor_rule.turned_on' : 'staff.factor_rule.turned_off', 'success');
    },
  });
  return { setting, change, error: error ?? change.error };
}

/** The switch; who has no second factor is told to set one up. */
export function FactorRulePanel() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { has_factor: hasFactor } = useMe();
  const { setting, change, error } = useSetting();
  return (
    <Panel title={translate('staff.factor_rule.title')} lead={translate('staff.factor_rule.lead')}>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {!setting && !error && <Waiting />}
      {setting && (
        <FormControlLabel
          control={
            <Switch
              checked={setting.is_factor_required}
              disabled={change.isPending || (!hasFactor && !setting.is_factor_required)}
              onChange={(_event, isRequired) => change.mutate({ is_factor_required: isRequired })}
            />
          }
          label={translate('staff.factor_rule.label')}
        />
      )}
      {setting && !hasFactor && (
        <Alert severity="info">
          {translate(`staff.factor_rule.${setting.is_factor_required ? 'first_account' : 'own_first'}`)}
        </Alert>
      )}
    </Panel>
  );
}
