/** All facts of the site by where they come from and how long ago somebody read it there (EDIT-6). */
import { Alert, Box, Button, Card, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactSource } from '../../contract/facts-api.ts';
import { RetryAlert } from '../../../../desk/components/RetryAlert.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { CONTENT_KEYS, fetchFacts } from '../edits/content-api.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { ContradictionsPanel } from './ContradictionsPanel.tsx';
import { FactFilters } from './FactFilters.tsx';
import { ALL_FACTS, filterFacts } from './fact-filters.ts';
import { SourceRow } from './SourceRow.tsx';
import { useTried } from './use-links.ts';

/** Sources shown at first; a search or the button shows more. */
const SHOWN = 40;

const keyOf = ({ document, path }: FactSource) => [document, ...path].join('/');

/** The sources in the order in which they were first shown: none jumps away from under the finger that renewed it. */
function useSteady(items: readonly FactSource[] | undefined): readonly FactSource[] {
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>();
  if (!items) return [];
  const now = places ?? new Map(items.map((item, index) => [keyOf(item), index]));
  if (!places) setPlaces(now);
  return items.toSorted((one, other) => (now.get(keyOf(one)) ?? -1) - (now.get(keyOf(other)) ?? -1));
}

/** Editors read sources again here, one after the other. */
export default function FactsScreen() {
  const translate = useTranslate();
  const locale = useLocale();
  const titleOf = useTitles();
  const tried = useTried();
  const [filter, setFilter] = useState(ALL_FACTS);
  const [isAll, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: CONTENT_KEYS.facts(locale),
    queryFn: fetchFacts,
  });
  const found = filterFacts(useSteady(data?.items), filter, { titleOf, tried });
  const shown = isAll ? found : found.slice(0, SHOWN);
  return (
    <ScreenPage title={translate('facts.title')} lead={translate('facts.lead')}>
      <Stack spacing={2}>
        {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data && <ContradictionsPanel items={data.contradictions} />}
        {data && <FactFilters filter={filter} onFilter={setFilter} found={found} />}
        {data && found.length === 0 && <Alert severity="info">{translate('facts.nothing_found')}</Alert>}
        {found.length > 0 && (
          <Card sx={{ paddingInline: { xs: 2, md: 2.5 }, paddingBlock: 1 }}>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {shown.map((item) => (
                <SourceRow key={keyOf(item)} item={item} tried={tried[item.url]} />
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
