/** One request of a person: its clock, its steps, its registrations, and what has been done (DESK-9). */
import { Alert, Box, Button, Chip, Link as MuiLink, Stack, styled, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import arrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import { CODE } from '../../../../contract/codes.ts';
import { CallError } from '../../../../desk/api/call.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadItem } from '../../../leads/contract/leads.ts';
import type { RightsDetail } from '../../contract/rights.ts';
import { RequestClock } from '../RequestClock.tsx';
import { useRightsWords } from '../use-rights-words.ts';
import { Steps } from './Steps.tsx';
import { useRequest, useStep } from './use-request.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(6em, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
}));

function Assignee({ request }: { request: RightsDetail }) {
  const translate = useTranslate();
  const me = useMe();
  const { nameOf } = useStaff();
  const taker = useStep(request);
  const isMine = request.assignee_id === me.id;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <span>{request.assignee_id === null ? translate('request.nobody') : nameOf(request.assignee_id)}</span>
      {request.state === 'open' && (
        <Button
          size="small"
          disabled={taker.isPending}
          onClick={() => taker.mutate({ change: { assignee_id: isMine ? null : me.id } })}
        >
          {translate(isMine ? 'request.give_back' : 'request.assign_me')}
        </Button>
      )}
    </Stack>
  );
}

function Facts({ request }: { request: RightsDetail }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const facts: [string, ReactNode][] = [
    ['received', time(request.received_at)],
    ['channel', translate(`requests.channel.${request.channel}`)],
    ['answer', time(request.answer_due_at)],
    ['finish', time(request.finish_due_at)],
    ['note', request.is_note_damaged ? translate('lead.damaged') : request.note],
    ['assignee', <Assignee key="assignee" request={request} />],
  ];
  return (
    <Panel title={translate('request.facts')} action={<RequestClock request={request} />}>
      <List>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{translate(`request.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </List>
    </Panel>
  );
}

function LeadRow({ lead }: { lead: LeadItem }) {
  const translate = useTranslate();
  const { readable, reachOf, timeOrDay } = useLeadWords();
  return (
    <Stack component="li" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <MuiLink component={Link} to={`/leads/${lead.id}`}>
        {readable(lead.name)} {reachOf(lead)}
      </MuiLink>
      <Typography component="span" variant="body2" color="textSecondary">
        {timeOrDay(lead.created_at)}
      </Typography>
      {lead.restriction && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={translate(`request.restricted.${lead.restriction}`)}
        />
      )}
    </Stack>
  );
}

function Beside({ request }: { request: RightsDetail }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const { nameOf } = useStaff();
  return (
    <Stack spacing={2}>
      <Facts request={request} />
      <Panel title={translate('request.leads')}>
        {request.leads.length === 0 && (
          <Typography color="textSecondary">{translate('requests.no_registration')}</Typography>
        )}
        <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {request.leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </Stack>
      </Panel>
      <Panel title={translate('request.history')}>
        <Stack component="ul" spacing={0.75} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {request.history.map(({ id, at, action, staff_id }) => (
            <li key={id}>
              <Typography component="span" variant="body2" color="textSecondary">
                {time(at)} · {nameOf(staff_id)} ·{' '}
              </Typography>
              {translate(`request.action.${action}`, {}, action)}
            </li>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}

/** Somebody carries the request out here, step by step, and closes it. */
export default function RequestScreen() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data: request, error } = useRequest(id);
  const isGone = error instanceof CallError && error.code === CODE.notFound;
  const who = request?.phone ?? translate(request?.is_phone_damaged ? 'lead.damaged' : 'requests.no_registration');
  const title = request && translate('request.title', { kind: translate(`requests.kind.${request.kind}`), who });
  return (
    <ScreenPage
      title={title ?? (error ? translate('request.facts') : '…')}
      actions={
        <Button component={Link} to="/requests" startIcon={<Icon drawing={arrowLeftIcon} />}>
          {translate('request.back')}
        </Button>
      }
    >
      {!request && !error && <Waiting />}
      {error && (
        <Alert severity={isGone ? 'info' : 'error'}>{isGone ? translate('request.gone') : errorText(error)}</Alert>
      )}
      {request && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <Steps request={request} />
          <Beside request={request} />
        </Box>
      )}
    </ScreenPage>
  );
}
