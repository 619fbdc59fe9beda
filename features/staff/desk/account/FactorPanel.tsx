/** The second factor of one's own account (DESK-1). */
import { Button, Chip, Stack, Typography } from '@mui/material';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { FactorState } from '../../contract.ts';
import { FactorSetUp } from './FactorSetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { FACTOR, useRefresh } from './factor.ts';

/** So few codes left that new ones are advised. */
const FEW_CODES = 2;

function Removal({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /api/staff/factor'),
    onSuccess: () => {
      notify('account.factor.removed', 'success');
      onClose();
      return refresh();
    },
  });
  return (
    <ConfirmDialog
      title={translate('account.factor.remove_title')}
      text={translate('account.factor.remove_text')}
      action={translate('account.factor.remove')}
      color="error"
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

function InUse({ recovery_codes_left: left }: FactorState) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const [isRemoving, setRemoving] = useState(false);
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => call('POST /api/staff/factor/recovery-codes'),
    onError: notifyError,
  });
  const onKept = () => {
    reset();
    void refresh();
  };
  if (data) return <RecoveryCodes codes={data.recovery_codes} onKept={onKept} />;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color={left <= FEW_CODES ? 'error' : 'textSecondary'}>
        {translate('account.codes.left', { left })}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
          {translate('account.codes.renew')}
        </Button>
        <Button color="error" onClick={() => setRemoving(true)}>
          {translate('account.factor.remove')}
        </Button>
      </Stack>
      {isRemoving && <Removal onClose={() => setRemoving(false)} />}
    </Stack>
  );
}

/** Somebody sets up two-step sign-in here, makes new recovery codes, or removes it to change telephones. */
export function FactorPanel() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { data: factor } = useSuspenseQuery(FACTOR);
  return (
    <Panel
      title={translate('account.factor.title')}
      lead={translate('account.factor.lead')}
      action={
        <Chip
          size="small"
          color={factor.is_set_up ? 'success' : 'default'}
          label={translate(factor.is_set_up ? 'account.factor.on' : 'account.factor.off')}
        />
      }
    >
      {factor.is_set_up ? <InUse {...factor} /> : <FactorSetUp onDone={() => void refresh()} />}
    </Panel>
  );
}
