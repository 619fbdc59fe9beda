/** The channels that new registrations are announced by, for managers (DESK-8). */
import { Box, Button, Card, Typography } from '@mui/material';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import bellRingingIcon from '@phosphor-icons/core/regular/bell-ringing.svg?raw';
import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw';
import { ScreenPage } from '../../../desk/components/ScreenPage.tsx';
import { Icon } from '../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { ChannelItem } from '../contract.ts';
import { ChannelCard } from './ChannelCard.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FailedNotices } from './FailedNotices.tsx';
import { CHANNELS } from './notice-api.ts';

function NoChannel() {
  const translate = useTranslate();
  return (
    <Card sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', padding: { xs: 4, md: 8 } }}>
      <Icon drawing={bellRingingIcon} style={{ fontSize: 48, color: 'var(--primary)', marginBottom: 16 }} />
      <Typography variant="h2">{translate('notices.empty.title')}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch', marginTop: 1 }}>
        {translate('notices.empty.text')}
      </Typography>
    </Card>
  );
}

/** What is open over the list. */
type Open = { what: 'form'; channel: ChannelItem | undefined } | { what: 'delete'; channel: ChannelItem };

/** Managers add, test, change and delete channels here, and try given-up notices again. */
export default function NoticesScreen() {
  const translate = useTranslate();
  const { items } = useSuspenseQuery(CHANNELS).data;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon drawing={plusIcon} />}
      onClick={() => setOpen({ what: 'form', channel: undefined })}
    >
      {translate('notices.add')}
    </Button>
  );
  return (
    <ScreenPage title={translate('notices.title')} lead={translate('notices.lead')} actions={add}>
      {items.length === 0 && <NoChannel />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
        }}
      >
        {items.map((channel) => (
          <ChannelCard
            key={channel.id}
            channel={channel}
            onEdit={() => setOpen({ what: 'form', channel })}
            onDelete={() => setOpen({ what: 'delete', channel })}
          />
        ))}
      </Box>
      <FailedNotices />
      {open?.what === 'form' && <ChannelDialog channel={open.channel} onClose={close} />}
      {open?.what === 'delete' && <DeleteDialog channel={open.channel} onClose={close} />}
    </ScreenPage>
  );
}
