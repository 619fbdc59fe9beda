/** The four numbers that are looked at first. */

import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { Figures } from '../schema.ts';
import { useContactWords } from './FirstContactPanel.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** Shows one card for each of the four. */
export function FigureSummary({ figures }: { figures: Figures }) {
  const translate = useTranslate();
  const { number, percent } = useFigureWords();
  const { duration, share } = useContactWords();
  const { total, funnel, first_contact: contact } = figures;
  const enrolled = funnel.find(({ value }) => value === 'enrolled')?.count ?? 0;
  const items = [
    [translate('figures.registrations'), number(total)],
    [`${translate('figures.first_contact')} · ${translate('figures.median')}`, duration(contact.median_minutes)],
    [`${translate('figures.first_contact')} · ${translate('figures.two_hours')}`, share(contact.within_two_hours)],
    [translate('figures.enrolled'), total === 0 ? number(0) : `${number(enrolled)} · ${percent(enrolled / total)}`],
  ];
  return (
    <Box
      component="dl"
      className="figure-summary"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 2, margin: 0 }}
    >
      {items.map(([title, value]) => (
        <Card
          key={title}
          sx={{ padding: 2, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {title}
          </Typography>
          <Typography
            component="dd"
            sx={{ margin: 0, fontSize: { xs: '1.25rem', md: '1.625rem' }, fontWeight: 700, lineHeight: 1.3 }}
          >
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
