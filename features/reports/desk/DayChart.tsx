/** How many came on each day, week or month; as a chart, and as a table below. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { Panel } from '../../../desk/components/Panel.tsx';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { Counted } from '../schema.ts';
import { CHART_COLOR } from './chart-color.ts';
import { gather, grainOf } from './range.ts';
import { useFigureWords } from './use-figure-words.ts';

const HEIGHT_PX = 260;
/** With less room the labels are cut to nothing. */
const AXIS_PX = 34;

function DayTable({ bars, label }: { bars: readonly Counted<string>[]; label: (day: string) => string }) {
  const translate = useTranslate();
  const { number } = useFigureWords();
  return (
    <Box component="details" className="day-table" sx={{ marginTop: 1 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', color: 'primary.main', width: 'fit-content' }}
      >
        {translate('figures.as_table')}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={translate('figures.by_day')}
        sx={{ maxHeight: 320, overflowY: 'auto' }}
      >
        <Table size="small" stickyHeader aria-label={translate('figures.by_day')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('figures.day')}</TableCell>
              <TableCell align="right">{translate('figures.registrations')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {bars.map(({ value, count }) => (
              <TableRow key={value}>
                <TableCell component="th" scope="row">
                  {label(value)}
                </TableCell>
                <TableCell align="right">{number(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

/** Draws the numbers over time; the table below holds the same for who cannot see the drawing. */
export function DayChart({ days }: { days: readonly Counted<string>[] }) {
  const translate = useTranslate();
  const { day, month } = useFigureWords();
  const { palette } = useTheme();
  const grain = grainOf(days.length);
  const bars = gather(days, grain);
  const title = translate('figures.by_day');
  const short = (value: string) => (grain === 'month' ? month(value) : day(value));
  return (
    <Panel title={title} lead={translate(`figures.grain.${grain}`)}>
      <Box role="img" aria-label={translate('figures.chart_of', { title })} className="figure-chart">
        <BarChart
          height={HEIGHT_PX}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
          borderRadius={4}
          xAxis={[
            {
              scaleType: 'band',
              data: bars.map(({ value }) => value),
              valueFormatter: (value: string) => short(value),
              categoryGapRatio: 0.25,
              height: AXIS_PX,
              tickLabelMinGap: 12,
            },
          ]}
          yAxis={[{ tickMinStep: 1, disableLine: true, disableTicks: true }]}
          series={[
            {
              data: bars.map(({ count }) => count),
              label: translate('figures.registrations'),
              color: CHART_COLOR[palette.mode],
            },
          ]}
        />
      </Box>
      <DayTable bars={bars} label={(value) => (grain === 'month' ? month(value) : day(value, { hasYear: true }))} />
    </Panel>
  );
}
