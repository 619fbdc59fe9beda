/** What a publishing would change, as words before and after. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { UnpublishedChange } from '../../../contract/edition-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RetryAlert } from '../../components/RetryAlert.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { CONTENT_KEYS } from '../../content/content-api.ts';
import { call } from '../../api/call.ts';
import { EditText } from '../../content/EditText.tsx';
import { editorPath } from '../../content/names.ts';
import { useTitles } from '../../content/use-titles.ts';
import { useMay } from '../../session/me.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { PlanButton } from './PlanButton.tsx';
import { usePublish, usePublishing } from './use-publishing.ts';

function Change({ change }: { change: UnpublishedChange }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const title = change.kind === 'removed' ? change.name : titleOf(change.name);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {change.kind === 'removed' ? (
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        ) : (
          <Link component={RouterLink} to={editorPath(change.name)} sx={{ fontWeight: 600 }}>
            {title}
          </Link>
        )}
        <Chip size="small" label={translate(`publishing.kind.${change.kind}`)} />
        <Box sx={{ flexGrow: 1 }} />
        <DiscardButton name={change.name} title={title} />
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {change.edits.map((edit) => (
          <EditText key={edit.path.join('/')} edit={edit} document={change.name} />
        ))}
      </Box>
    </Box>
  );
}

function PublishButton({ count }: { count: number }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const publishing = usePublishing();
  const { mutate, isPending } = usePublish();
  const isBuilding = publishing?.state === 'building';
  return (
    <>
      <Button variant="contained" loading={isBuilding} onClick={() => setAsking(true)}>
        {translate('publishing.publish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('publishing.publish')}
        text={translate('publishing.question', { count })}
        action={translate('publishing.publish')}
        cancel={translate('content.cancel')}
        isBusy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The list, and the button for those who may publish. */
export function ChangesPanel() {
  const translate = useTranslate();
  const may = useMay();
  const { data, error, refetch } = useQuery({
    queryKey: CONTENT_KEYS.changes,
    queryFn: () => call('GET /api/desk/content/changes'),
  });
  const count = data?.total ?? 0;
  const action = may('content.publish') && count > 0 && (
    <Stack direction="row" spacing={1}>
      <PlanButton />
      <PublishButton count={count} />
    </Stack>
  );
  return (
    <Panel title={translate('publishing.changes')} action={action}>
      {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data?.total === 0 && <Typography color="textSecondary">{translate('publishing.nothing')}</Typography>}
      {count > 0 && !may('content.publish') && <Alert severity="info">{translate('publishing.by_managers')}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.items.map((change) => (
          <Change key={change.name} change={change} />
        ))}
      </Box>
    </Panel>
  );
}
