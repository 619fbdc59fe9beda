/** How far registrations came, as a chart and as a table. */
import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { Panel } from '../../../desk/components/Panel.tsx';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { FigureTable } from './FigureTable.tsx';
import { CHART_COLOR } from './chart-color.ts';
import type { FigureRow } from './figure-lists.ts';

const HEIGHT_PX = 200;
const LABEL_PX = 96;

/** Shows how many registrations reached each status, and what share of all that is. */
export function FunnelChart({ rows }: { rows: readonly FigureRow[] }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const title = translate('figures.funnel');
  return (
    <Panel title={title} lead={translate('figures.funnel_note')}>
      <Box role="img" aria-label={translate('figures.chart_of', { title })} className="figure-chart">
        <BarChart
          layout="horizontal"
          height={HEIGHT_PX}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          margin={{ left: 0, right: 8, top: 0, bottom: 0 }}
          borderRadius={4}
          yAxis={[
            {
              scaleType: 'band',
              data: rows.map(({ label }) => label),
              width: LABEL_PX,
              disableLine: true,
              disableTicks: true,
              categoryGapRatio: 0.35,
            },
          ]}
          xAxis={[{ tickMinStep: 1, position: 'none' }]}
          series={[
            {
              data: rows.map(({ count }) => count),
              label: translate('figures.registrations'),
              color: CHART_COLOR[palette.mode],
            },
          ]}
        />
      </Box>
      <FigureTable title={title} rows={rows} hasBars={false} />
    </Panel>
  );
}
