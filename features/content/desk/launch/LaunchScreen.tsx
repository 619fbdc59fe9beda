/** What is left to do before the site goes live (EDIT-8). */
import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '../../../../desk/components/RetryAlert.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { call } from '../../../../desk/api/call.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LaunchPart } from './LaunchPart.tsx';
import { MendedPanel, SettledPanel } from './SettledPanel.tsx';

/** The owner works the list off here, task by task. */
export default function LaunchScreen() {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: CONTENT_KEYS.launch(locale),
    queryFn: () => call('GET /api/desk/content/launch'),
  });
  return (
    <ScreenPage title={translate('launch.title')} lead={translate('launch.lead')}>
      <Stack spacing={2}>
        {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data?.rows.length === 0 && data.mended.length === 0 && (
          <Alert severity="success">{translate('launch.none')}</Alert>
        )}
        {data && (
          <>
            <LaunchPart
              title={translate('launch.needed')}
              progress={data.needed}
              rows={data.rows.filter(({ isNeeded }) => isNeeded)}
            />
            <LaunchPart
              title={translate('launch.later')}
              lead={translate('launch.later_lead')}
              progress={data.later}
              rows={data.rows.filter(({ isNeeded }) => !isNeeded)}
            />
          </>
        )}
        {data && data.mended.length > 0 && <MendedPanel documents={data.mended} />}
        {data && data.settled.length > 0 && <SettledPanel settled={data.settled} />}
      </Stack>
    </ScreenPage>
  );
}
