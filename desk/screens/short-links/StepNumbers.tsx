/** How far those of one source came: a number each for visits, registrations, and what became of them. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SourceSteps } from '../../../contract/figures-api.ts';
import { HTML_LANG } from '../../../contract/locales.ts';
import { useLocale, useTranslate } from '../../words/WordsProvider.tsx';

const STEPS = ['visits', 'registered', 'contacted', 'applied', 'enrolled'] as const;

/** What is shown; visits are known of short links alone. */
export type Numbers = SourceSteps & { visits?: number };

/** The numbers in one line; undefined: they are not there yet. */
export function StepNumbers({ numbers }: { numbers: Numbers | undefined }) {
  const translate = useTranslate();
  const language = HTML_LANG[useLocale()];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        gap: 1,
        margin: 0,
        width: { xs: '100%', md: 480 },
      }}
    >
      {STEPS.map((step) => (
        <Box
          key={step}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', textAlign: 'center' }}
        >
          <Typography component="dt" variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate(`short-links.${step}`)}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {numbers?.[step]?.toLocaleString(language) ?? '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
