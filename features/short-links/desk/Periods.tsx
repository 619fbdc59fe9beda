/** Days up to today that the numbers are of. */
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays, chinaDay } from '../../../contract/time/china-calendar.ts';
import { call } from '../../../desk/api/call.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FiguresRequest } from '../../reports/schema.ts';

/** How many days can be chosen. */
const PERIODS = [7, 30, 90] as const;
/** A number of days up to today. */
export type Period = (typeof PERIODS)[number];

/** The one that is chosen at first. */
export const USUAL_PERIOD: Period = 30;

/** The choice of a period. */
export function Periods({ chosen, onChoose }: { chosen: Period; onChoose: (period: Period) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      aria-label={translate('figures.presets')}
      onChange={(_event, period: Period | null) => period && onChoose(period)}
    >
      {PERIODS.map((period) => (
        <ToggleButton key={period} value={period} sx={{ paddingInline: 1.75, minHeight: 44 }}>
          {translate(`figures.preset.last_${period}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** What came of all sources in a period, and its days. */
export function useSourceFigures(period: Period) {
  const today = chinaDay(Date.now());
  const days: FiguresRequest = { from: addDays(today, 1 - period), to: today };
  const figures = useQuery({
    queryKey: ['short-link-figures', days],
    queryFn: () => call('POST /api/desk/figures/sources', { body: days }),
    placeholderData: keepPreviousData,
  });
  const numbersOf = new Map(figures.data?.links.map((numbers) => [numbers.source, numbers]));
  return { days, figures, numbersOf };
}
