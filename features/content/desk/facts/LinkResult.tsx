/** What came back of a link, in words. */
import { Link, Typography } from '@mui/material';
import type { LinkOutcome } from '../../contract/facts-api.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { TriedLink } from './use-links.ts';

const COLOURS: Record<LinkOutcome, string> = {
  reached: 'success.main',
  moved: 'warning.main',
  refused: 'warning.main',
  failing: 'warning.main',
  no_answer: 'warning.main',
  not_found: 'error.main',
  bad_certificate: 'error.main',
  not_public: 'error.main',
};

/** A line on what came of trying a link, with the address that it led to. */
export function LinkResult({ tried: { outcome, status, address, at } }: { tried: TriedLink }) {
  const translate = useTranslate();
  const { moment } = useTimes();
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ color: COLOURS[outcome], overflowWrap: 'anywhere', marginTop: 0.5 }}
    >
      {translate(`facts.link.${outcome}`, { status: status ?? '–' })}{' '}
      {address && (
        <Link href={address} target="_blank" rel="noreferrer noopener">
          {address}
        </Link>
      )}{' '}
      <Typography component="span" variant="caption" color="textSecondary">
        {moment(new Date(at).toISOString())}
      </Typography>
    </Typography>
  );
}
