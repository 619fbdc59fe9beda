/** Where one is signed in; each session can be ended (DESK-1). */
import { Button, Chip, Divider, List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import devicesIcon from '@phosphor-icons/core/regular/devices.svg?raw';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useTimes } from '../../../../desk/words/use-times.ts';
import type { SessionItem } from '../../contract.ts';
import { endSession, SESSIONS, SESSIONS_KEY } from './sessions.ts';

function Session({ session, onEnd }: { session: SessionItem; onEnd: () => void }) {
  const translate = useTranslate();
  const times = useTimes();
  const { device, created_at, last_seen_at, is_current } = session;
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start', gap: 1 }}>
      <ListItemIcon sx={{ minWidth: 36, marginTop: 0.75 }}>
        <Icon drawing={devicesIcon} />
      </ListItemIcon>
      <ListItemText
        primary={device}
        secondary={`${translate('account.sessions.since', { time: times.moment(created_at) })} · ${translate(
          'account.sessions.seen',
          { time: times.distance(last_seen_at, Date.now()) },
        )}`}
        slotProps={{ primary: { sx: { fontWeight: 600 } } }}
      />
      {is_current ? (
        <Chip size="small" color="success" label={translate('account.sessions.current')} sx={{ marginTop: 1 }} />
      ) : (
        <Button size="small" aria-label={translate('account.sessions.end_of', { device })} onClick={onEnd}>
          {translate('account.sessions.end')}
        </Button>
      )}
    </ListItem>
  );
}

/** Somebody ends a session here that they no longer use or do not know. */
export function SessionsPanel() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { data: sessions } = useSuspenseQuery(SESSIONS);
  const end = useMutation({
    mutationFn: endSession,
    meta: { renews: [SESSIONS_KEY] },
    onSuccess: (_answer, id) => {
      notify(id === 'others' ? 'account.sessions.ended_others' : 'account.sessions.ended', 'success');
    },
    onError: notifyError,
  });
  return (
    <Panel
      title={translate('account.sessions.title')}
      lead={translate('account.sessions.lead')}
      action={
        sessions.length > 1 && (
          <Button size="small" variant="outlined" loading={end.isPending} onClick={() => end.mutate('others')}>
            {translate('account.sessions.end_others')}
          </Button>
        )
      }
    >
      <List disablePadding>
        {sessions.map((session, index) => (
          <Fragment key={session.id}>
            {index > 0 && <Divider component="li" />}
            <Session session={session} onEnd={() => end.mutate(session.id)} />
          </Fragment>
        ))}
      </List>
    </Panel>
  );
}
