/** Asks before an edition is brought back, and whether the drafts come with it. */
import { Alert, FormControlLabel, Link, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { EditionItem } from '../../contract/edition-api.ts';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useChangedTitles, useChanges, useLastEdit } from './use-changes.ts';
import { usePublish } from './use-publishing.ts';

/** Drafts with edits that were never published, which go: each by its name, with who made them. */
function LostDrafts() {
  const translate = useTranslate();
  const titleOf = useChangedTitles();
  const lastEditOf = useLastEdit();
  const changes = useChanges().data?.items ?? [];
  if (changes.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 1, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      {translate('publishing.restore.lost', { count: changes.length })}
      <ul style={{ marginBlock: '0.5em', paddingInlineStart: '1.2em' }}>
        {changes.map(({ name }) => (
          <li key={name}>{[titleOf(name), lastEditOf(name)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      {translate('publishing.restore.kept')}{' '}
      <Link component={RouterLink} to="/log?what=content" color="inherit">
        {translate('log.title')}
      </Link>
    </Alert>
  );
}

interface Props {
  edition: EditionItem;
  onClose: () => void;
}

/** Pages and drafts, so that what is seen is what is edited; pages alone, unless chosen, where edits would go with them. */
export function RestoreDialog({ edition, onClose }: Props) {
  const translate = useTranslate();
  const { moment } = useTimes();
  const { mutate, isPending } = usePublish();
  const [chosen, setChosen] = useState<boolean>();
  const hasEdits = (useChanges().data?.total ?? 1) > 0;
  const takesDrafts = chosen ?? !hasEdits;
  const label = useId();
  return (
    <ConfirmDialog
      title={translate('publishing.restore')}
      text={translate('publishing.restore_question', { time: moment(edition.published_at) })}
      action={translate('publishing.restore')}
      isBusy={isPending}
      onConfirm={() => mutate({ edition: edition.id, drafts: takesDrafts }, { onSettled: onClose })}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={translate('publishing.restore.what')}
        name={label}
        value={takesDrafts ? 'drafts' : 'pages'}
        onChange={(_event, value) => setChosen(value === 'drafts')}
        sx={{ marginTop: 1.5 }}
      >
        {(['drafts', 'pages'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={translate(`publishing.restore.${value}`)}
          />
        ))}
      </RadioGroup>
      {takesDrafts && <LostDrafts />}
    </ConfirmDialog>
  );
}
