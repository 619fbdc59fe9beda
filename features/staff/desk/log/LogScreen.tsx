/** The log: who saw, changed, exported or erased what (DESK-9). */
import { Box, Card, LinearProgress, Pagination, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../../desk/api/call.ts';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { STAFF } from '../../../../desk/leads/use-staff.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogList } from './LogList.tsx';
import { LOG_PAGE_ITEMS, logQuery } from './log-filter.ts';

function useLog(search: URLSearchParams) {
  const query = logQuery(search);
  return useQuery({
    queryKey: ['log', query],
    queryFn: ({ signal }) => call('POST /api/desk/log/search', { body: query, signal }),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
}

/** Managers look up here who did what, by day, person and kind of entry. */
export default function LogScreen() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const { data: people } = useSuspenseQuery(STAFF);
  const { data, isFetching } = useLog(search);
  const set = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (value === '') next.delete(name);
      else next.set(name, value);
      if (name !== 'page') next.delete('page');
      return next;
    });
  const pages = Math.ceil((data?.total ?? 0) / LOG_PAGE_ITEMS);
  const { page } = logQuery(search);
  return (
    <ScreenPage title={translate('log.title')} lead={translate('log.lead')}>
      <LogFilters people={people} search={search} onSet={set} onClear={() => setSearch({})} />
      <Card>
        <Box sx={{ height: 3 }}>
          {isFetching && <LinearProgress aria-label={translate('shell.loading')} sx={{ height: 3 }} />}
        </Box>
        {data?.items.length === 0 ? (
          <Typography color="textSecondary" sx={{ padding: 3 }}>
            {translate('log.none')}
          </Typography>
        ) : (
          <LogList items={data?.items ?? []} people={people} label={translate('log.title')} />
        )}
      </Card>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ marginTop: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="textSecondary" role="status">
          {data && translate('log.count', { count: data.total })}
        </Typography>
        {pages > 1 && (
          <Pagination
            count={pages}
            page={page}
            onChange={(_event, next) => set('page', String(next))}
            aria-label={translate('log.pages')}
          />
        )}
      </Stack>
    </ScreenPage>
  );
}
