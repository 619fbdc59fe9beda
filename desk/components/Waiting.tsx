/** What stands while a screen or its data is on the way. */
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from '../words/WordsProvider.tsx';

/** The sign; it comes after a moment, so that a quick answer does not flicker. */
export function Waiting() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('shell.loading')}
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '40vh',
        '@keyframes come': { from: { opacity: 0 }, to: { opacity: 1 } },
        animation: 'come 200ms 300ms both',
      }}
    >
      <CircularProgress aria-hidden />
    </Box>
  );
}
