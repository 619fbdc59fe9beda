/** What is not published yet, to be chosen. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UnpublishedChange } from '../../../contract/edition-api.ts';
import { Panel } from '../../components/Panel.tsx';
import { RetryAlert } from '../../components/RetryAlert.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useMay } from '../../session/me.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { type Choice, useChanges } from './use-changes.ts';
import { usePublishing } from './use-publishing.ts';
import { useTimesText } from './use-times-text.ts';

interface Props {
  changes: readonly UnpublishedChange[];
  choice: Choice;
}

function AllBox({ changes, choice }: Props) {
  const translate = useTranslate();
  const names = changes.map(({ name }) => name);
  const chosen = names.filter(choice.isChosen);
  return (
    <FormControlLabel
      label={translate('publishing.choose_all', { count: chosen.length, total: names.length })}
      control={
        <Checkbox
          checked={chosen.length === names.length}
          indeterminate={chosen.length > 0 && chosen.length < names.length}
          onChange={(_event, isChosen) => choice.choose(names, isChosen)}
        />
      }
    />
  );
}

/** The list, and the buttons for those who may publish. */
export function ChangesPanel({ changes, choice }: Props) {
  const translate = useTranslate();
  const mayPublish = useMay()('content.publish');
  const { data, error, refetch } = useChanges();
  const timesText = useTimesText(usePublishing()?.times);
  const chosen = changes.map(({ name }) => name).filter(choice.isChosen);
  const isEmpty = changes.length === 0;
  const action = mayPublish && !isEmpty && (
    <Stack direction="row" spacing={1}>
      <PlanButton />
      <PublishButton chosen={chosen} total={changes.length} />
    </Stack>
  );
  return (
    <Panel title={translate('publishing.changes')} lead={!isEmpty && mayPublish && timesText} action={action}>
      {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && isEmpty && <Typography color="textSecondary">{translate('publishing.nothing')}</Typography>}
      {!isEmpty && !mayPublish && <Alert severity="info">{translate('publishing.by_managers')}</Alert>}
      {mayPublish && changes.length > 1 && <AllBox changes={changes} choice={choice} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes.map((change) => (
          <ChangeRow key={change.name} change={change} choice={mayPublish ? choice : undefined} />
        ))}
      </Box>
    </Panel>
  );
}
