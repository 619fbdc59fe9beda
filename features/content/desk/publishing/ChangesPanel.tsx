/** What is not published yet, to be chosen. */
import { Alert, Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import type { UnpublishedChange } from '../../contract/edition-api.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { RetryAlert } from '../../../../desk/components/RetryAlert.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useMay, useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { type ChosenDrafts, useChanges, useFaultCounts } from './use-changes.ts';
import { usePublishing } from './use-publishing.ts';
import { useTimesText } from './use-times-text.ts';

interface Props {
  changes: readonly UnpublishedChange[];
  choice: ChosenDrafts;
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

/** To those who do not publish: who does, what they can do meanwhile, and how far their own drafts are. */
function ByManagers({ changes }: Pick<Props, 'changes'>) {
  const translate = useTranslate();
  const { id } = useMe();
  const faultsOf = useFaultCounts();
  const own = changes.filter(({ changed_by }) => changed_by === id);
  const faulty = own.filter(({ name }) => faultsOf(name) > 0).length;
  const ready = own.filter((change) => change.ready).length;
  const sentences = [
    translate('publishing.by_managers'),
    ready > 0 && translate('publishing.own_ready', { count: ready }),
    faulty > 0 && translate('publishing.own_faulty', { count: faulty }),
  ];
  return <Alert severity="info">{sentences.filter(Boolean).join(' ')}</Alert>;
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
      {!isEmpty && !mayPublish && <ByManagers changes={changes} />}
      {mayPublish && changes.length > 1 && <AllBox changes={changes} choice={choice} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes.map((change) => (
          <ChangeRow key={change.name} change={change} choice={mayPublish ? choice : undefined} />
        ))}
      </Box>
    </Panel>
  );
}
