/** Other registrations of the same number: one person (DESK-4). */
import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { LeadSummary } from '../../../../desk/leads/LeadSummary.tsx';
import { StatusChip } from '../../../../desk/leads/StatusChip.tsx';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../contract/leads.ts';

/** Leads to the other registrations; nothing when there is only this one. */
export function OthersPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { timeOrDay, readable } = useLeadWords();
  const { others, registrations_of_number: count } = lead;
  if (count <= 1) return null;
  const hidden = count - 1 - others.length;
  return (
    <Panel title={translate('person.others.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        {translate('person.others.text')}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {others.map((other) => (
          <Box component="li" key={other.id}>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Link component={RouterLink} to={`/leads/${other.id}`} sx={{ fontWeight: 600 }}>
                {`${readable(other.name)} · ${timeOrDay(other.created_at)}`}
              </Link>
              <StatusChip status={other.status} lostReason={other.lost_reason} />
            </Stack>
            <LeadSummary lead={other} />
          </Box>
        ))}
      </Stack>
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
          {translate('person.others.hidden', { count: hidden })}
        </Typography>
      )}
    </Panel>
  );
}
