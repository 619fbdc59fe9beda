/** How far those of one source came: a number each for visits, registrations, and what became of them. */
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { HTML_LANG } from '../../../contract/locales.ts';
import { useMay } from '../../../desk/session/me.ts';
import { useLocale, useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FiguresRequest, SourceSteps } from '../../reports/schema.ts';

const STEPS = ['visits', 'registered', 'contacted', 'applied', 'enrolled'] as const;

/** What is shown; visits are known of short links alone. */
export type Numbers = SourceSteps & { visits?: number };

interface Props {
  /** Undefined: they are not there yet. */
  numbers: Numbers | undefined;
  /** The source's name, and the days that the numbers are of. */
  name: string;
  days: FiguresRequest;
}

/** The list of the registrations that a number counts. */
function listOf(source: string, { from, to }: FiguresRequest): string {
  return `/leads?${new URLSearchParams({ first: from, last: to, source, bots: 'no' })}`;
}

/** The numbers in one line; that of registrations leads to them. */
export function StepNumbers({ numbers, name, days }: Props) {
  const translate = useTranslate();
  const language = HTML_LANG[useLocale()];
  const may = useMay();
  const number = (step: (typeof STEPS)[number]) => {
    const count = numbers?.[step];
    const text = count?.toLocaleString(language) ?? '–';
    const source = numbers?.source;
    if (step !== 'registered' || !count || !source || !may('lead.read')) return text;
    return (
      <Link
        component={RouterLink}
        to={listOf(source, days)}
        aria-label={translate('short-links.people', { count, name })}
      >
        {text}
      </Link>
    );
  };
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
            {number(step)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
