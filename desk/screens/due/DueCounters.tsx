/** How much there is to do. */
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DueList } from '../../../contract/due-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** Agreed calls, new ones, and those whose hours have not begun. */
export function DueCounters({ due }: { due: DueList }) {
  const translate = useTranslate();
  const counts = [
    ['calls', due.calls],
    ['new', due.new],
    ['outside', due.outside_hours],
  ] as const;
  return (
    <Stack component="dl" direction="row" spacing={{ xs: 1, md: 2 }} sx={{ margin: 0, marginBottom: 3 }}>
      {counts.map(([name, count]) => (
        <Card
          key={name}
          sx={{
            flex: 1,
            padding: { xs: 1.25, md: 2 },
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`due.${name}`)}
            <Typography variant="inherit" component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {' · '}
              {translate(`due.${name}Hint`)}
            </Typography>
          </Typography>
          <Typography
            component="dd"
            sx={{ margin: 0, fontSize: { xs: '1.5rem', md: '2rem' }, fontWeight: 700, lineHeight: 1.2 }}
          >
            {count}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}
