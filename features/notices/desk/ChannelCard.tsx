/** One channel: how it fares, and what can be done with it. */
import { Alert, Button, Card, Chip, Stack, Switch, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import pencilSimpleIcon from '@phosphor-icons/core/regular/pencil-simple.svg?raw';
import trashIcon from '@phosphor-icons/core/regular/trash.svg?raw';
import { call } from '../../../desk/api/call.ts';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';
import { Icon } from '../../../desk/components/Icon.tsx';
import { useNotifyError } from '../../../desk/components/use-error-text.ts';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { type ChannelItem, type NoticeFault, TEST_WAITS_SECONDS, type TestResult } from '../contract.ts';
import { ChannelIcon } from './ChannelIcon.tsx';
import { RecipientList } from './RecipientList.tsx';
import { faultText } from './fault-text.ts';
import { NOTICES_KEY, saveChannel } from './notice-api.ts';

interface Props {
  channel: ChannelItem;
  onEdit: () => void;
  onDelete: () => void;
}

function StateChip({ channel }: { channel: ChannelItem }) {
  const translate = useTranslate();
  const { is_enabled, last_failure, held_until, waiting } = channel;
  if (!is_enabled) return <Chip size="small" variant="outlined" label={translate('notices.state.off')} />;
  if (last_failure) return <Chip size="small" color="error" label={translate('notices.state.faulty')} />;
  if (held_until && waiting > 0) {
    return <Chip size="small" color="warning" variant="outlined" label={translate('notices.state.held')} />;
  }
  return <Chip size="small" color="success" label={translate('notices.state.on')} />;
}

/** Faults with which the other side never said anything. */
const WITHOUT_ANSWER: readonly NoticeFault[] = ['timeout', 'unconfirmed', 'unreachable', 'tls', 'private_host'];

function TestAnswer({ result }: { result: TestResult }) {
  const translate = useTranslate();
  const { is_sent, fault, answer, waited_for: step, recipients = [] } = result;
  const isNobody = fault !== undefined && WITHOUT_ANSWER.includes(fault);
  if (recipients.length > 0) {
    return (
      <Alert severity="warning">
        {translate('notices.test_partly')}
        <RecipientList recipients={recipients} />
      </Alert>
    );
  }
  if (fault === 'timeout' && step) {
    const values = { seconds: TEST_WAITS_SECONDS, step: translate(`notices.step.${step}`) };
    return <Alert severity="warning">{translate('notices.test_waited', values)}</Alert>;
  }
  if (fault === 'unconfirmed') return <Alert severity="warning">{translate('notices.test_unconfirmed')}</Alert>;
  const reason = fault ? translate(`notices.fault.${fault}`) : '';
  return (
    <Alert severity={is_sent ? 'success' : 'error'}>
      {is_sent ? translate('notices.test_sent') : translate('notices.test_failed', { reason })}
      {!is_sent && answer !== '' && (
        <Typography variant="body2" sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}>
          {translate(isNobody ? 'notices.details' : 'notices.answered', { answer })}
        </Typography>
      )}
    </Alert>
  );
}

function Fares({ channel, isFailureShown }: { channel: ChannelItem; isFailureShown: boolean }) {
  const translate = useTranslate();
  const { time } = useLeadWords();
  const { last_sent_at, last_failure, waiting, failed, held_until } = channel;
  const facts = [
    last_sent_at ? translate('notices.last_sent', { time: time(last_sent_at) }) : translate('notices.never_sent'),
    ...(waiting > 0 ? [translate('notices.waiting', { count: waiting })] : []),
    ...(failed > 0 ? [translate('notices.failed', { count: failed })] : []),
  ];
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      {last_failure && isFailureShown && (
        <Alert severity="warning" sx={{ paddingBlock: 0.25 }}>
          {translate('notices.last_failed', { time: time(last_failure.at) })}
          {' · '}
          {faultText(translate, last_failure)}
        </Alert>
      )}
      {!last_failure && held_until && waiting > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('notices.held', { time: time(held_until) })}
        </Typography>
      )}
    </>
  );
}

function useSwitch(channel: ChannelItem) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { id, version, label, locale, settings } = channel;
  return useMutation({
    mutationFn: (is_enabled: boolean) => saveChannel(id, { version, label, locale, settings, is_enabled }),
    meta: { renews: [NOTICES_KEY] },
    onSuccess: ({ is_enabled }) =>
      notify(is_enabled ? 'notices.turned_on' : 'notices.turned_off', 'info', { values: { label } }),
    onError: notifyError,
  });
}

/** Turns a channel on and off, sends a test, and opens the dialogs that change or delete it. */
export function ChannelCard({ channel, onEdit, onDelete }: Props) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const headingId = useId();
  const { id, kind, label, is_enabled } = channel;
  const turn = useSwitch(channel);
  const test = useMutation({
    mutationFn: () => call('POST /api/desk/notices/channels/:id/test', { id }),
    onError: notifyError,
  });
  // While a test's answer stands there, an older failure says nothing more.
  const result = test.isPending ? undefined : test.data;
  return (
    <Card component="li" aria-labelledby={headingId} sx={{ padding: 2, display: 'flex', flexDirection: 'column' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <ChannelIcon kind={kind} />
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`notices.kind.${kind}`)}
          </Typography>
          {channel.settings.kind === 'email' &&
            channel.settings.to.map((address) => (
              <Typography key={address} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {address}
              </Typography>
            ))}
        </Stack>
        <Switch
          checked={turn.isPending ? turn.variables : is_enabled}
          disabled={turn.isPending}
          onChange={(_event, isOn) => turn.mutate(isOn)}
          slotProps={{ input: { 'aria-label': `${translate('notices.enabled')}: ${label}` } }}
        />
      </Stack>
      <Stack spacing={1} sx={{ marginBlock: 1.5, flex: 1 }} aria-live="polite">
        <span>
          <StateChip channel={channel} />
        </span>
        <Fares channel={channel} isFailureShown={!result} />
        {test.isPending && kind === 'email' && (
          <Typography variant="body2" color="textSecondary">
            {translate('notices.test_waiting', { seconds: TEST_WAITS_SECONDS })}
          </Typography>
        )}
        {result && <TestAnswer result={result} />}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" loading={test.isPending} onClick={() => test.mutate()}>
          {translate('notices.test')}
        </Button>
        <Button size="small" startIcon={<Icon drawing={pencilSimpleIcon} />} onClick={onEdit}>
          {translate('notices.edit')}
        </Button>
        <Button size="small" color="error" startIcon={<Icon drawing={trashIcon} />} onClick={onDelete}>
          {translate('notices.remove')}
        </Button>
      </Stack>
    </Card>
  );
}
