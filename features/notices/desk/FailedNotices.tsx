/** Notices that were given up, and trying them again. */
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import arrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import { call } from '../../../desk/api/call.ts';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';
import { Icon } from '../../../desk/components/Icon.tsx';
import { useNotifyError } from '../../../desk/components/use-error-text.ts';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FailedItem } from '../contract.ts';
import { RecipientList } from './RecipientList.tsx';
import { faultText } from './fault-text.ts';
import { NOTICES_KEY, NOTICES_POLL_MS } from './notice-api.ts';

function useRetry() {
  const notify = useNotify();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? call('POST /api/desk/notices/failed/retry')
        : call('POST /api/desk/notices/failed/:id/retry', { id }),
    meta: { renews: [NOTICES_KEY] },
    onSuccess: ({ retried }) => notify('notices.failures.retried', 'info', { values: { count: retried } }),
    onError: notifyError,
  });
}

function FailedRow({ item, retry }: { item: FailedItem; retry: ReturnType<typeof useRetry> }) {
  const translate = useTranslate();
  const { time } = useLeadWords();
  const { id, lead_id, channel_label, attempts, last_failure, created_at } = item;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{
        justifyContent: 'space-between',
        alignItems: { sm: 'center' },
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {channel_label} · {time(created_at)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {last_failure && `${faultText(translate, last_failure)} · `}
          {translate('notices.failures.attempts', { count: attempts })}
        </Typography>
        <RecipientList recipients={item.recipients} />
      </Box>
      <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
        {lead_id ? (
          <Button size="small" component={Link} to={`/leads/${lead_id}`}>
            {translate('notices.failures.registration')}
          </Button>
        ) : (
          <Typography variant="body2" sx={{ alignSelf: 'center' }}>
            {translate('notices.failures.account')}
          </Typography>
        )}
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon drawing={arrowCounterClockwiseIcon} />}
          disabled={retry.isPending}
          onClick={() => retry.mutate(id)}
        >
          {translate('notices.failures.retry')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Lists why each was given up, with a button to try it or all again; nothing when there is none. */
export function FailedNotices() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: [...NOTICES_KEY, 'failed'],
    queryFn: ({ signal }) => call('GET /api/desk/notices/failed', { signal }),
    refetchInterval: NOTICES_POLL_MS,
  });
  const retry = useRetry();
  if (!data || data.items.length === 0) return null;
  const { items, total } = data;
  return (
    <Card component="section" aria-labelledby="failed-title" sx={{ padding: { xs: 2, md: 2.5 }, marginTop: 3 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
      >
        <Box>
          <Typography variant="h2" id="failed-title">
            {translate('notices.failures.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {translate('notices.failures.text')}
          </Typography>
        </Box>
        <Button sx={{ flexShrink: 0 }} disabled={retry.isPending} onClick={() => retry.mutate(undefined)}>
          {translate('notices.failures.retry_all')}
        </Button>
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginTop: 2 }}>
        {items.map((item) => (
          <FailedRow key={item.id} item={item} retry={retry} />
        ))}
      </Box>
      {total > items.length && (
        <Typography variant="body2" color="textSecondary">
          {translate('notices.failures.rest', { shown: items.length, total })}
        </Typography>
      )}
    </Card>
  );
}
