/** How figures are printed: black on white whatever the theme, two columns, bars in their colour. */
import { GlobalStyles, useTheme } from '@mui/material';
import { CHART_COLOR } from './chart-color.ts';

/** The styles of the screen's bars and of its print. */
export function FigureStyles() {
  const { palette } = useTheme();
  const bar = { backgroundColor: CHART_COLOR[palette.mode] };
  return (
    <GlobalStyles
      styles={{
        '.figure-bar': bar,
        // Charts are drawn for the screen's width; on paper they shrink with their box.
        '@media print': {
          '@page': { size: 'A4', margin: '14mm' },
          '#desk *': {
            color: '#111 !important',
            backgroundColor: 'transparent !important',
            boxShadow: 'none !important',
            transition: 'none !important',
          },
          '#desk #main': { padding: '0 !important' },
          '.MuiCard-root': { borderColor: '#bbb !important', padding: '10px !important' },
          '.figure-grid': { columns: '2 !important', columnGap: '12px !important' },
          '.figure-grid > *': { marginBottom: '12px' },
          '.figure-summary': { gridTemplateColumns: 'repeat(4, 1fr) !important' },
          '#desk .figure-bar': {
            backgroundColor: `${CHART_COLOR.light} !important`,
            printColorAdjust: 'exact',
          },
          '.figure-chart svg': { width: '100% !important', height: 'auto !important', printColorAdjust: 'exact' },
          '.figure-chart svg text': { fill: '#111 !important' },
          '.figure-chart svg rect, .figure-chart svg .MuiBarElement-root': { fill: CHART_COLOR.light },
          '.day-table': { display: 'none !important' },
        },
      }}
    />
  );
}
