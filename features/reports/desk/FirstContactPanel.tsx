/** How soon people are called back. */
import { Box, Typography } from '@mui/material';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { Panel } from '../../../desk/components/Panel.tsx';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FirstContact, ShareInTime } from '../schema.ts';
import { useFigureWords } from './use-figure-words.ts';

/** A duration of open hours in words, and a share in words. */
export function useContactWords(): {
  duration: (minutes: number | null) => string;
  share: (value: ShareInTime) => string;
} {
  const translate = useTranslate();
  const { wait } = useLeadWords();
  const { percent } = useFigureWords();
  return {
    duration: (minutes) =>
      // Less than a minute is not "just now": nothing has happened now.
      minutes === null ? translate('figures.none') : wait(Math.max(1, minutes) * MS_PER_MINUTE, { hasDays: false }),
    share: ({ in_time, of }) => (of === 0 ? translate('figures.none') : percent(in_time / of)),
  };
}

/** Shows how long people waited, how many were reached in time, and how many still wait. */
export function FirstContactPanel({ contact }: { contact: FirstContact }) {
  const translate = useTranslate();
  const { number } = useFigureWords();
  const { duration, share } = useContactWords();
  const inTime = ({ in_time, of }: ShareInTime) =>
    of === 0 ? '' : translate('figures.in_time', { in_time: number(in_time), of: number(of) });
  const items: [string, string, string?][] = [
    ['median', duration(contact.median_minutes)],
    ['p90', duration(contact.p90_minutes)],
    ['two_hours', share(contact.within_two_hours), inTime(contact.within_two_hours)],
    ['within_day', share(contact.within_day), inTime(contact.within_day)],
    ['reached', number(contact.reached)],
    ['waiting', number(contact.waiting)],
    ['closed', number(contact.closed)],
  ];
  return (
    <Panel title={translate('figures.first_contact')} lead={translate('figures.first_contact_note')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1.25, margin: 0 }}>
        {items.map(([name, value, detail]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt">{translate(`figures.${name}`)}</Typography>
            <Typography component="dd" sx={{ margin: 0, fontWeight: 700, textAlign: 'right' }}>
              {value}
              {detail && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ marginLeft: 1 }}>
                  {detail}
                </Typography>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
