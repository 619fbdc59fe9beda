/** All facts of the site by where they come from and how long ago somebody read it there (EDIT-6). */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { FactSource } from '../../../contract/facts-api.ts';
import { RetryAlert } from '../../components/RetryAlert.tsx';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { useNotifyError } from '../../components/use-error-text.ts';
import { Waiting } from '../../components/Waiting.tsx';
import { CONTENT_KEYS, fetchFactSources, saveEdits } from '../../content/content-api.ts';
import { editorPath } from '../../content/names.ts';
import { useTitles } from '../../content/use-titles.ts';
import { useTimes } from '../../words/use-times.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** Sources shown at first; a search or the button shows more. */
const SHOWN = 40;

const keyOf = ({ document, path }: FactSource) => [document, ...path].join('/');

/** The day of whoever reads, as a source has it. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Renews the day on which a source was last read; the log has who did it. */
function useRenew() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: ({ document, path, checked_on }: FactSource) =>
      saveEdits(document, [{ path: [...path, 'checkedOn'], before: checked_on, after: today() }]),
    onSuccess: () => client.invalidateQueries({ queryKey: CONTENT_KEYS.all }),
    onError: notifyError,
  });
}

function Row({ item }: { item: FactSource }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const { day } = useTimes();
  const renew = useRenew();
  const { document, path, publisher, url, checked_on, is_old, is_second_hand, facts } = item;
  const isFresh = checked_on === today();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{titleOf(document)}</Typography>
        <Link href={url} target="_blank" rel="noreferrer noopener" variant="body2">
          {publisher}
        </Link>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', marginTop: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('facts.checked', { day: day(checked_on) })} · {translate('facts.count', { count: facts.length })}
          </Typography>
          {is_old && <Chip size="small" color="error" label={translate('facts.old')} />}
          {is_second_hand && <Chip size="small" color="warning" label={translate('facts.second_hand')} />}
        </Stack>
      </Box>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          size="small"
          disabled={isFresh}
          loading={renew.isPending}
          onClick={() => renew.mutate(item)}
        >
          {translate(isFresh ? 'facts.read_today' : 'facts.still_true')}
        </Button>
        <Button component={RouterLink} size="small" to={editorPath(document, facts[0] ?? path)}>
          {translate('facts.changed')}
        </Button>
      </Stack>
    </Box>
  );
}

/** Editors read sources again here, one after the other. */
export default function FactsScreen() {
  const translate = useTranslate();
  const titleOf = useTitles();
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: CONTENT_KEYS.facts, queryFn: fetchFactSources });
  const wanted = search.trim().toLowerCase();
  const found = (data?.items ?? []).filter(({ document, publisher, url }) =>
    [titleOf(document), document, publisher, url].join(' ').toLowerCase().includes(wanted),
  );
  const shown = isAll ? found : found.slice(0, SHOWN);
  return (
    <ScreenPage
      title={translate('facts.title')}
      lead={translate('facts.lead')}
      actions={
        <TextField
          type="search"
          size="small"
          label={translate('facts.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
    >
      <Stack spacing={2}>
        {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data && found.length === 0 && <Alert severity="info">{translate('facts.nothing_found')}</Alert>}
        {found.length > 0 && (
          <Card sx={{ paddingInline: { xs: 2, md: 2.5 }, paddingBlock: 1 }}>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {shown.map((item) => (
                <Row key={keyOf(item)} item={item} />
              ))}
            </Box>
          </Card>
        )}
        {shown.length < found.length && (
          <Button onClick={() => setAll(true)}>{translate('facts.show_all', { count: found.length })}</Button>
        )}
      </Stack>
    </ScreenPage>
  );
}
