/** The list on phones. */
import { Box, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { clockOf } from '../../../../contract/time/call-hours.ts';
import { LeadBadges } from '../../../../desk/leads/LeadBadges.tsx';
import { LeadSummary } from '../../../../desk/leads/LeadSummary.tsx';
import { StatusChip } from '../../../../desk/leads/StatusChip.tsx';
import { useBriefAgreedTime } from '../../../../desk/leads/calling/use-agreed-time.ts';
import { isNotToBeCalled } from '../../../../desk/leads/is-not-to-be-called.ts';
import { useSources } from '../../../../desk/leads/use-sources.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadItem } from '../../contract/leads.ts';
import { useReach } from './shared-ends.ts';

function LeadCard({ lead, reach }: { lead: LeadItem; reach: string }) {
  const translate = useTranslate();
  const { timeOrDay, readable } = useLeadWords();
  const agreedTime = useBriefAgreedTime();
  const { nameOf } = useStaff();
  const { nameOf: sourceName } = useSources();
  return (
    <Card component="li" sx={{ position: 'relative', padding: 1.5 }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component={Link}
            to={`/leads/${lead.id}`}
            data-row
            sx={{
              color: isNotToBeCalled(lead) ? 'error.main' : 'inherit',
              fontWeight: 700,
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
            }}
          >
            {readable(lead.name)}
          </Typography>{' '}
          <Typography component="span" color="textSecondary">
            {reach}
          </Typography>
        </Box>
        <StatusChip status={lead.status} lostReason={lead.lost_reason} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {timeOrDay(lead.created_at)}
        {lead.source && ` · ${sourceName(lead.source)}`}
      </Typography>
      <LeadSummary lead={lead} assignee={lead.assignee_id ? nameOf(lead.assignee_id) : undefined} />
      {lead.next_call_at && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {`${translate('lead.field.next_call_at')} ${agreedTime(clockOf(lead), Date.parse(lead.next_call_at))}`}
        </Typography>
      )}
      <LeadBadges lead={lead} style={{ marginTop: 4 }} />
    </Card>
  );
}

/** The list as cards, for phones. */
export function LeadCards({ leads }: { leads: LeadItem[] }) {
  const reach = useReach(leads);
  return (
    <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} reach={reach(lead)} />
      ))}
    </Stack>
  );
}
