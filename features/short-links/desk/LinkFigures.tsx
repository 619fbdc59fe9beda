/** What came of one link, on its own screen. */
import { Stack } from '@mui/material';
import { useState } from 'react';
import { RetryAlert } from '../../../desk/components/RetryAlert.tsx';
import type { ShortLink } from '../schema.ts';
import { type Period, Periods, USUAL_PERIOD, useSourceFigures } from './Periods.tsx';
import { StepNumbers } from './StepNumbers.tsx';

/** The numbers that the list has of it. */
export function LinkFigures({ link: { code, name } }: { link: ShortLink }) {
  const [period, setPeriod] = useState<Period>(USUAL_PERIOD);
  const { days, figures, numbersOf } = useSourceFigures(period);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', width: '100%' }}>
      <Periods chosen={period} onChoose={setPeriod} />
      {figures.error && <RetryAlert error={figures.error} onRetry={() => void figures.refetch()} />}
      <StepNumbers numbers={numbersOf.get(code)} name={name} days={days} />
    </Stack>
  );
}
