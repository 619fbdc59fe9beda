/** One source: where it is used, when it was read, why it needs a look, and what to do about it. */
import { Box, Button, Chip, type ChipProps, Link, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { chinaDay } from '../../../../contract/time/china-calendar.ts';
import type { FactReason, FactSource } from '../../contract/facts-api.ts';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { CONTENT_KEYS, saveEdits } from '../edits/content-api.ts';
import { FieldTitle } from '../fields/FieldTitle.tsx';
import { editorPath } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LinkResult } from './LinkResult.tsx';
import { type TriedLink, useTryLink } from './use-links.ts';

const COLOURS: Record<FactReason, ChipProps['color']> = { contradicts: 'error', old: 'error', weak: 'warning' };

/** Renews the day on which a source was last read, by the company's calendar; the log has who did it. */
function useRenew() {
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: ({ document, path, checked_on }: FactSource) =>
      saveEdits(document, [{ path: [...path, 'checkedOn'], before: checked_on, after: chinaDay(Date.now()) }]),
    meta: { renews: [CONTENT_KEYS.all] },
    onError: notifyError,
  });
}

/** Leads to the fact that rests on the source; where several do, to the one that is chosen. */
function ChangedButton({ item: { document, path, facts } }: { item: FactSource }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first = path] = facts;
  const words = translate('facts.changed');
  if (facts.length <= 1)
    return (
      <Button component={RouterLink} size="small" to={editorPath(document, first)}>
        {words}
      </Button>
    );
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {words}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {facts.map((fact) => (
          <MenuItem key={fact.join('/')} component={RouterLink} to={editorPath(document, fact)}>
            <FieldTitle document={document} path={fact} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The facts that rest on the source, each with the way to its field. */
function Facts({ item: { document, facts } }: { item: FactSource }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('facts.count', { count: facts.length })}
      {facts.map((fact, index) => (
        <Fragment key={fact.join('/')}>
          {index === 0 ? ': ' : ' · '}
          <Link component={RouterLink} to={editorPath(document, fact)}>
            <FieldTitle document={document} path={fact} />
          </Link>
        </Fragment>
      ))}
    </Typography>
  );
}

function Actions({ item }: { item: FactSource }) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const renew = useRenew();
  const tryLink = useTryLink();
  const trial = useMutation({ mutationFn: () => tryLink(item), onError: notifyError });
  const { checked_on } = item;
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
      <ChangedButton item={item} />
      <Button size="small" color="inherit" loading={trial.isPending} onClick={() => trial.mutate()}>
        {translate('facts.try_link')}
      </Button>
    </Stack>
  );
}

/** A source in the list: who says it, how old it is, why it stands there, and what to do. */
export function SourceRow({ item, tried }: { item: FactSource; tried: TriedLink | undefined }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const { day } = useTimes();
  const { document, publisher, url, kind, checked_on, reasons } = item;
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
          ].join(' · ')}
        </Typography>
        <Facts item={item} />
        {tried && <LinkResult tried={tried} />}
      </Box>
      <Actions item={item} />
    </Box>
  );
}
