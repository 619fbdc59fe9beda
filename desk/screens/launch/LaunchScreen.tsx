/** What is left to do before the site goes live (EDIT-8). */
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '../../components/RetryAlert.tsx';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { CONTENT_KEYS } from '../../content/content-api.ts';
import { call } from '../../api/call.ts';
import { useLocale, useTranslate } from '../../words/WordsProvider.tsx';
import { SettledPanel } from './SettledPanel.tsx';
import { TaskGroup } from './TaskGroup.tsx';

/** The owner works the list off here, document by document. */
export default function LaunchScreen() {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: CONTENT_KEYS.launch(locale),
    queryFn: () => call('GET /api/desk/content/launch'),
  });
  const groups = Map.groupBy(data?.items ?? [], ({ document }) => document);
  return (
    <ScreenPage title={translate('launch.title')} lead={translate('launch.lead')}>
      <Stack spacing={2}>
        {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data?.total === 0 && <Alert severity="success">{translate('launch.none')}</Alert>}
        {data && data.total > 0 && <Alert severity="info">{translate('launch.left', { count: data.total })}</Alert>}
        {[...groups].map(([document, tasks]) => (
          <TaskGroup key={document} document={document} tasks={tasks} />
        ))}
        {data && data.settled.length > 0 && <SettledPanel settled={data.settled} />}
      </Stack>
    </ScreenPage>
  );
}
