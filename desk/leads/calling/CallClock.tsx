/** What time it is for the person, and whether they may be called (DESK-5). */

import Bedtime from '@mui/icons-material/BedtimeOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useLeadWords } from '../use-words.ts';
import { callStateOf, countryName } from './time-there.ts';

interface Props {
  country: string | null;
  now: number;
}

/** Country, clock and the word for both colour-blind and hurried eyes. */
export function CallClock({ country, now }: Props) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const { isOpen, clock, opensAt } = callStateOf(country, now, locale);
  const Icon = isOpen === null ? HelpOutline : isOpen ? CheckCircle : Bedtime;
  const color = isOpen === null ? 'text.secondary' : isOpen ? 'success.main' : 'warning.main';
  const state = isOpen === null ? 'unknown' : isOpen ? 'open' : 'closed';
  const place = [country && countryName(country, locale), clock && translate('lead.there.clock', { time: clock })];
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Typography variant="body2" color="textSecondary" component="span">
        {place.filter(Boolean).join(' · ')}
      </Typography>
      <Typography
        variant="body2"
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'flex-start', gap: 0.5, fontWeight: 600, color }}
      >
        {/* As high as the first line of what it stands for. */}
        <Icon aria-hidden fontSize="inherit" sx={{ height: '1.6em' }} />
        {translate(`lead.there.${state}`, { time: opensAt ?? '' })}
      </Typography>
    </Stack>
  );
}
