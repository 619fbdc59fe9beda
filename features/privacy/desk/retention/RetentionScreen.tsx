/** What is forgotten when, and what was passed on to whom (DESK-9). */
import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '../../../../desk/components/RetryAlert.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { RETENTION } from '../rights-api.ts';
import { DisclosuresPanel } from './DisclosuresPanel.tsx';
import { PurgePanel } from './PurgePanel.tsx';

/** Managers check here that the daily purge runs, release one that waits, and see what was passed on. */
export default function RetentionScreen() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery(RETENTION);
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
