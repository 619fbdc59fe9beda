/** To whom data were passed on: who, when, where to, what for, by what right (DESK-9). */
import { Alert, Button, Stack, styled, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { call } from '../../../../desk/api/call.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { DisclosureItem, DisclosureList } from '../../contract/disclosures.ts';
import { useRightsWords } from '../use-rights-words.ts';

const DISCLOSURES_PER_PAGE = 25;

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: 12, borderTop: `1px solid ${theme.palette.divider}`, overflowWrap: 'anywhere' },
}));

function Row({ item }: { item: DisclosureItem }) {
  const locale = useLocale();
  const translate = useTranslate();
  const { time, country } = useRightsWords();
  const { nameOf } = useStaff();
  const to = item.recipient || translate('retention.person');
  const where = item.country === null ? '' : ` (${country(item.country)})`;
  const facts = [
    translate(`retention.basis.${item.basis}`),
    item.purpose,
    `${translate('retention.column.count')}: ${item.registrations.toLocaleString(HTML_LANG[locale])}`,
    item.outcome !== 'complete' && translate(`retention.outcome.${item.outcome}`),
    item.damaged > 0 && translate('retention.damaged', { count: item.damaged.toLocaleString(HTML_LANG[locale]) }),
    nameOf(item.staff_id),
  ];
  return (
    <li>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ justifyContent: 'space-between', gap: { sm: 2 } }}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate(`retention.kind.${item.kind}`)} → {to}
          {where}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {time(item.at)}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </li>
  );
}

function Abroad({ list }: { list: DisclosureList }) {
  const locale = useLocale();
  const translate = useTranslate();
  const count = list.abroad_this_year.toLocaleString(HTML_LANG[locale]);
  if (list.is_abroad_warning)
    return <Alert severity="warning">{translate('retention.abroad_warning', { count })}</Alert>;
  return <Typography>{translate('retention.abroad', { count })}</Typography>;
}

/** Lists the disclosures, newest first, to answer a person or an authority. */
export function DisclosuresPanel() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['disclosures', page],
    queryFn: () => call('POST /api/desk/disclosures/search', { body: { page, per_page: DISCLOSURES_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={translate('retention.disclosures')} lead={translate('retention.disclosures_lead')}>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {!data && !error && <Waiting />}
      {data && (
        <Stack spacing={2}>
          <Abroad list={data} />
          {data.total === 0 && <Typography color="textSecondary">{translate('retention.empty')}</Typography>}
          <Rows>
            {data.items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </Rows>
          {data.total > DISCLOSURES_PER_PAGE && (
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
              <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                {translate('retention.newer')}
              </Button>
              <Button disabled={page * DISCLOSURES_PER_PAGE >= data.total} onClick={() => setPage(page + 1)}>
                {translate('retention.older')}
              </Button>
            </Stack>
          )}
        </Stack>
      )}
    </Panel>
  );
}
