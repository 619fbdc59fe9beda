/** What became of a notice for each recipient of a mail, in words (DESK-8). */
import { Box, Typography } from '@mui/material';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { RecipientItem } from '../contract.ts';

/** The recipients; nothing where all of them fare alike. */
export function RecipientList({ recipients = [] }: { recipients?: readonly RecipientItem[] | undefined }) {
  const translate = useTranslate();
  if (recipients.length === 0) return null;
  return (
    <Box component="ul" sx={{ margin: 0, marginTop: 0.5, paddingInlineStart: 2.5 }}>
      {recipients.map(({ address, state, answer }) => (
        <Typography key={address} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`notices.recipient.${state}`, { address })}
          {answer !== '' && state !== 'sent' && ` (${answer})`}
        </Typography>
      ))}
    </Box>
  );
}
