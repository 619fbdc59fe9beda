/** What the person asks before the call, from the page of their registration (RECEIPT-1). */
import { Box, Stack, Typography } from '@mui/material';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../contract/leads.ts';

/** Read before the call; nothing when nothing was asked, or for who may not read notes. */
export function QuestionsPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { time, readable } = useLeadWords();
  if (!lead.questions || lead.questions.length === 0) return null;
  return (
    <Panel title={translate('person.questions.title')}>
      <Stack component="ol" spacing={1.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {lead.questions.map(({ id, at, text }) => (
          <Box
            component="li"
            key={id}
            sx={{ borderInlineStart: '3px solid', borderColor: 'secondary.main', paddingInlineStart: 1.5 }}
          >
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
              {readable(text)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {time(at)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
