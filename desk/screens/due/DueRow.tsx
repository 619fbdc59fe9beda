/** Somebody to be called: how long they wait, what they want, and the call itself. */
import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DueItem } from '../../../contract/due-api.ts';
import { CallClock } from '../../leads/calling/CallClock.tsx';
import { LeadBadges } from '../../leads/LeadBadges.tsx';
import { LeadSummary } from '../../leads/LeadSummary.tsx';
import { useLeadWords } from '../../leads/use-words.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { type Waiting, waitingOf } from './due-list.ts';

const COLOR = { fresh: 'success', long: 'warning', tooLong: 'error' } as const;

interface Props {
  item: DueItem;
  fetchedAt: number;
  now: number;
  mayCall: boolean;
  assignee: string;
}

function Wait({ item, waiting }: { item: DueItem; waiting: Waiting }) {
  const translate = useTranslate();
  const { wait, time } = useLeadWords();
  const isCall = item.kind === 'call';
  const words = isCall
    ? translate('due.overdue', { wait: wait(waiting.waitMs) })
    : translate('due.waiting', { wait: wait(waiting.workingMs, { hasDays: false }) });
  const since = isCall && item.next_call_at ? item.next_call_at : item.created_at;
  return (
    <Tooltip describeChild title={isCall ? '' : translate('due.waitingHint', { wait: wait(waiting.waitMs) })}>
      <Box>
        <Typography
          component="span"
          sx={{
            fontWeight: 700,
            color: `${COLOR[waiting.urgency]}.main`,
            display: { md: 'block' },
            marginInlineEnd: 1,
          }}
        >
          {words}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary">
          {isCall ? time(since) : translate('due.registered', { time: time(since) })}
        </Typography>
      </Box>
    </Tooltip>
  );
}

function Person({ item }: { item: DueItem }) {
  const translate = useTranslate();
  const { readable } = useLeadWords();
  const name = readable(item.name);
  const phone = readable(item.phone);
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography
        component={Link}
        to={`/leads/${item.id}`}
        aria-label={translate('due.open', { name: `${name} ${phone}` })}
        data-row
        sx={{
          color: 'inherit',
          fontWeight: 700,
          textDecoration: 'none',
          // The whole card is the link's; what lies above it can be pressed by itself.
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
          '&:focus-visible': { outline: 0 },
          '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        {name}
      </Typography>
      <Typography component="span" color="textSecondary">
        {phone}
      </Typography>
      <LeadBadges lead={item} />
    </Stack>
  );
}

/** Opens the registration, or opens it and calls at once; on phones a card. */
export function DueRow({ item, fetchedAt, now, mayCall, assignee }: Props) {
  const translate = useTranslate();
  const { readable } = useLeadWords();
  const waiting = waitingOf(item, fetchedAt, now);
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '170px minmax(0, 1fr) auto auto' },
        gridTemplateAreas: {
          xs: '"who who" "wait wait" "clock call"',
          md: '"wait who clock call"',
        },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        padding: { xs: 1.5, md: 2 },
        borderInlineStart: ({ palette }) => `4px solid ${palette[COLOR[waiting.urgency]].main}`,
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box sx={{ gridArea: 'wait' }}>
        <Wait item={item} waiting={waiting} />
      </Box>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Person item={item} />
        <LeadSummary lead={item} assignee={item.assignee_id ? assignee : undefined} />
      </Box>
      <Box sx={{ gridArea: 'clock', maxWidth: { md: 240 } }}>
        <CallClock country={item.phone_country} now={now} />
      </Box>
      {mayCall && (
        <Button
          component={Link}
          to={`/leads/${item.id}`}
          state={{ call: true }}
          variant="contained"
          startIcon={<Phone />}
          aria-label={`${translate('person.call.call')} ${readable(item.name)}`}
          sx={{ gridArea: 'call', zIndex: 1, minHeight: 44 }}
        >
          {translate('person.call.call')}
        </Button>
      )}
    </Card>
  );
}
