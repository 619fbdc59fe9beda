/** One source: where it is used, when it was read, why it needs a look, and what to do about it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { chinaDay } from '../../../../contract/time/china-calendar.ts';
import type { FactReason, FactSource } from '../../contract/facts-api.ts';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { CONTENT_KEYS, saveEdits } from '../edits/content-api.ts';
import { editorPath } from '../edits/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LinkResult } from './LinkResult.tsx';
import { type TriedLink, useTryLink } from './use-links.ts';

const COLOURS: Record<FactReason, ChipProps['color']> = { contradicts: 'error', old: 'error', weak: 'warning' };

/** Renews the day on which a source was last read, by the company's calendar; the log has who did it. */
function useRenew() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: ({ document, path, checked_on }: FactSource) =>
      saveEdits(document, [{ path: [...path, 'checkedOn'], before: checked_on, after: chinaDay(Date.now()) }]),
    onSuccess: () => client.invalidateQueries({ queryKey: CONTENT_KEYS.all }),
    onError: notifyError,
  });
}

function Actions({ item }: { item: FactSource }) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const renew = useRenew();
  const tryLink = useTryLink();
  const trial = useMutation({ mutationFn: () => tryLink(item), onError: notifyError });
  const { document, path, checked_on, facts } = item;
  const isFresh = checked_on === chinaDay(Date.now());
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', width: { xs: '100%', md: 'auto' }, '& > *': { flex: { xs: '1 0 auto', md: 'none' } } }}
    >
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
      <Button size="small" color="inherit" loading={trial.isPending} onClick={() => trial.mutate()}>
        {translate('facts.try_link')}
      </Button>
    </Stack>
  );
}

/** The row. */
export function SourceRow({ item, tried }: { item: FactSource; tried: TriedLink | undefined }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const { day } = useTimes();
  const { document, publisher, url, kind, checked_on, reasons, facts } = item;
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
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{titleOf(document)}</Typography>
          {reasons.map((reason) => (
            <Chip key={reason} size="small" color={COLOURS[reason]} label={translate(`facts.reason.${reason}`)} />
          ))}
        </Stack>
        <Link href={url} target="_blank" rel="noreferrer noopener" variant="body2">
          {publisher}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
          {[
            translate(`facts.kind.${kind}`),
            checked_on === '' ? translate('facts.unchecked') : translate('facts.checked', { day: day(checked_on) }),
            translate('facts.count', { count: facts.length }),
          ].join(' · ')}
        </Typography>
        {tried && <LinkResult tried={tried} />}
      </Box>
      <Actions item={item} />
    </Box>
  );
}
