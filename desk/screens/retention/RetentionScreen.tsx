/** What is forgotten when, and what was passed on to whom (DESK-9). */
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '../../components/RetryAlert.tsx';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { fetchRetention, RIGHTS_KEYS } from '../../rights/rights-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { DisclosuresPanel } from './DisclosuresPanel.tsx';
import { PurgePanel } from './PurgePanel.tsx';

/** Managers check here that the daily purge runs, release one that waits, and see what was passed on. */
export default function RetentionScreen() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: RIGHTS_KEYS.retention, queryFn: fetchRetention });
  return (
    <ScreenPage title={translate('retention.title')} lead={translate('retention.lead')}>
      <Stack spacing={2}>
        {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data && <PurgePanel retention={data} />}
        <DisclosuresPanel />
      </Stack>
    </ScreenPage>
  );
}
