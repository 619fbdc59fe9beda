/** What people ask for, the most urgent first (DESK-9). Who does not handle requests can take one down. */
import {
  Box,
  Button,
  Card,
  CardActionArea,
  Dialog,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw';
import { MS_PER_MINUTE } from '../../../../contract/time/time-units.ts';
import { call } from '../../../../desk/api/call.ts';
import { RetryAlert } from '../../../../desk/components/RetryAlert.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { RightsItem } from '../../contract/rights.ts';
import { RequestClock } from '../RequestClock.tsx';
import { useRightsWords } from '../use-rights-words.ts';
import { NewRequest } from './NewRequest.tsx';

const REQUESTS_PER_PAGE = 25;
const LOOK_EVERY_MS = MS_PER_MINUTE;

function RequestCard({ request }: { request: RightsItem }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const { id, kind, channel, phone, is_phone_damaged: isDamaged, registrations, received_at: receivedAt } = request;
  const who = phone ?? translate(isDamaged ? 'lead.damaged' : 'requests.no_registration');
  const facts = [
    translate(`requests.channel.${channel}`),
    translate('requests.received', { time: time(receivedAt) }),
    ...(registrations > 0 ? [translate('requests.registrations', { count: registrations })] : []),
  ];
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardActionArea component={Link} to={`/requests/${id}`} sx={{ padding: 2 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <div>
            <Typography component="h2" variant="h3">
              {translate(`requests.kind.${kind}`)} · {who}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {facts.join(' · ')}
            </Typography>
          </div>
          <Box sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}>
            <RequestClock request={request} />
          </Box>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

function RequestList({ isOpen }: { isOpen: boolean }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', isOpen, page],
    queryFn: () =>
      call('POST /api/desk/requests/search', {
        body: { page, per_page: REQUESTS_PER_PAGE, filter: { is_open: isOpen } },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
  });
  if (error) {
    return <RetryAlert error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  if (data.total === 0) {
    return (
      <Typography color="textSecondary" sx={{ paddingBlock: 4, textAlign: 'center' }}>
        {translate(isOpen ? 'requests.empty_open' : 'requests.empty_closed')}
      </Typography>
    );
  }
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ margin: 0, padding: 0 }}>
        {data.items.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Stack>
      {data.total > REQUESTS_PER_PAGE && (
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', marginTop: 2 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('requests.newer')}
          </Button>
          <Button disabled={page * REQUESTS_PER_PAGE >= data.total} onClick={() => setPage(page + 1)}>
            {translate('requests.older')}
          </Button>
        </Stack>
      )}
    </>
  );
}

function Queue() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const [isAdding, setAdding] = useState(false);
  return (
    <ScreenPage
      title={translate('requests.title')}
      lead={translate('requests.lead')}
      actions={
        <Button variant="contained" startIcon={<Icon drawing={plusIcon} />} onClick={() => setAdding(true)}>
          {translate('requests.new')}
        </Button>
      }
    >
      <Tabs
        value={isOpen ? 'open' : 'closed'}
        onChange={(_event, tab) => setOpen(tab === 'open')}
        aria-label={translate('requests.title')}
        sx={{ marginBottom: 2 }}
      >
        <Tab value="open" label={translate('requests.open')} />
        <Tab value="closed" label={translate('requests.closed')} />
      </Tabs>
      <RequestList key={String(isOpen)} isOpen={isOpen} />
      <Dialog open={isAdding} onClose={() => setAdding(false)} aria-labelledby="new-request" maxWidth="sm" fullWidth>
        <DialogTitle id="new-request">{translate('requests.form.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('requests.form.text')}</DialogContentText>
          <NewRequest onCancel={() => setAdding(false)} onDone={({ id }) => navigate(`/requests/${id}`)} />
        </DialogContent>
      </Dialog>
    </ScreenPage>
  );
}

function TakeDown() {
  const translate = useTranslate();
  return (
    <ScreenPage title={translate('requests.title')} lead={translate('requests.lead_add')}>
      <Card sx={{ padding: { xs: 2, md: 3 }, maxWidth: 640 }}>
        <Typography color="textSecondary">{translate('requests.form.text')}</Typography>
        <NewRequest onDone={() => {}} />
      </Card>
    </ScreenPage>
  );
}

/** Lists open and closed requests, and opens a form that takes down a new one. */
export default function RequestsScreen() {
  const may = useMay();
  return may('request.handle') ? <Queue /> : <TakeDown />;
}
