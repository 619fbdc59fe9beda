/** What two places of the content say in different ways: both, side by side, each with the way to its field. */
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ContradictionItem, ContradictionPlace } from '../../contract/facts-api.ts';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { editorPath } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';

function Place({ place: { document, path, text, value, source } }: { place: ContradictionPlace }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const { day } = useTimes();
  const numbers = new Intl.NumberFormat(HTML_LANG[useLocale()], { useGrouping: false });
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 0.5,
        minWidth: 0,
        overflowWrap: 'anywhere',
        padding: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{titleOf(document)}</Typography>
        <Chip
          size="small"
          color={value === null ? 'default' : 'error'}
          label={value === null ? translate('facts.not_said') : numbers.format(value)}
        />
      </Box>
      <Typography variant="body2">{text}</Typography>
      {source ? (
        <Typography variant="body2" color="textSecondary">
          <Link href={source.url} target="_blank" rel="noreferrer noopener">
            {source.publisher}
          </Link>{' '}
          · {translate('facts.checked', { day: day(source.checked_on) })}
        </Typography>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('facts.own_words')}
        </Typography>
      )}
      <Button
        component={RouterLink}
        size="small"
        variant="outlined"
        to={editorPath(document, path)}
        sx={{ marginTop: 'auto' }}
      >
        {translate('facts.to_field')}
      </Button>
    </Box>
  );
}

/** The panel; nothing where nothing contradicts. */
export function ContradictionsPanel({ items }: { items: readonly ContradictionItem[] }) {
  const translate = useTranslate();
  if (items.length === 0) return null;
  return (
    <Panel
      title={translate('facts.contradictions', { count: items.length })}
      lead={translate('facts.contradictions_lead')}
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2.5 }}>
        {items.map(({ kind, places }) => (
          <Box component="li" key={places.map(({ document, path }) => [kind, document, ...path].join('/')).join(' ')}>
            <Typography sx={{ fontWeight: 600, marginBottom: 1 }}>{translate(`facts.figure.${kind}`)}</Typography>
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
              <Place place={places[0]} />
              <Place place={places[1]} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
