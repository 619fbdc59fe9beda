/** Whether the notices of a registration have gone out (DESK-8). */
import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import checkCircleIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import questionIcon from '@phosphor-icons/core/regular/question.svg?raw';
import warningCircleIcon from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import { call } from '../../../desk/api/call.ts';
import { Panel } from '../../../desk/components/Panel.tsx';
import { Icon } from '../../../desk/components/Icon.tsx';
import { useErrorText } from '../../../desk/components/use-error-text.ts';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useMay } from '../../../desk/session/me.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../leads/contract/leads.ts';
import type { DeliveryItem } from '../contract.ts';
import { RecipientList } from './RecipientList.tsx';
import { NOTICES_KEY, NOTICES_POLL_MS } from './notice-api.ts';

const SIGNS = {
  sent: <Icon drawing={checkCircleIcon} isSmall style={{ color: 'var(--success)' }} />,
  waiting: <Icon drawing={clockIcon} isSmall style={{ color: 'var(--action)' }} />,
  unconfirmed: <Icon drawing={questionIcon} isSmall style={{ color: 'var(--warning)' }} />,
  failed: <Icon drawing={warningCircleIcon} isSmall style={{ color: 'var(--error)' }} />,
} as const;

function Delivery({ item }: { item: DeliveryItem }) {
  const translate = useTranslate();
  const { time } = useLeadWords();
  const { state, sent_at, next_attempt_at, attempts, last_failure } = item;
  const key = state === 'waiting' && attempts > 0 ? 'retrying' : state;
  const said = translate(`notices.of_lead.${key}`, {
    time: time(sent_at ?? next_attempt_at ?? last_failure?.at ?? item.created_at),
  });
  const reason = last_failure ? ` · ${translate(`notices.fault.${last_failure.fault}`)}` : '';
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ display: 'flex', paddingTop: '3px' }}>{SIGNS[state]}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {item.channel_label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {said}
          {reason}
        </Typography>
        <RecipientList recipients={item.recipients} />
      </Box>
    </Stack>
  );
}

function Deliveries({ leadId }: { leadId: string }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: [...NOTICES_KEY, 'lead', leadId],
    queryFn: ({ signal }) => call('GET /api/desk/leads/:id/notices', { id: leadId, signal }),
    // Asked for again while one is on its way.
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'waiting') ? NOTICES_POLL_MS : false,
  });
  if (error) return <Typography variant="body2">{errorText(error)}</Typography>;
  if (!data) return null;
  if (data.items.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('notices.of_lead.none')}
      </Typography>
    );
  }
  return (
    <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {data.items.map((item) => (
        <Delivery key={item.id} item={item} />
      ))}
    </Stack>
  );
}

/** Says for each channel whether the notice has arrived, and why not. */
export function NoticesPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const may = useMay();
  if (!may('notice.read')) return null;
  return (
    <Panel title={translate('notices.of_lead.title')}>
      <Deliveries leadId={lead.id} />
    </Panel>
  );
}
