/** Has everything published at a time of one's choice (EDIT-4). */
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { MS_PER_DAY } from '../../../../contract/time/time-units.ts';
import { refusedField } from '../../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { localTime } from '../../../../desk/words/local-time.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { usePlan } from './use-plan.ts';
import { usePublishing } from './use-publishing.ts';

/** Proposed at first: tomorrow, early enough to be seen to before the office is full. */
const PROPOSED_HOUR = 8;

function proposedTime(): string {
  const time = new Date(Date.now() + MS_PER_DAY);
  time.setHours(PROPOSED_HOUR, 0);
  return localTime(time);
}

function PlanDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { set } = usePlan();
  const [typed, setTyped] = useState(proposedTime);
  const isBad = refusedField(set.error) === 'publish_at';
  return (
    <ConfirmDialog
      title={translate('publishing.later')}
      text={translate('publishing.later_question')}
      action={translate('publishing.plan')}
      isBusy={set.isPending}
      error={isBad ? null : set.error}
      onConfirm={() => set.mutate(new Date(typed), { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        fullWidth
        type="datetime-local"
        label={translate('publishing.time')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          set.reset();
        }}
        error={isBad}
        helperText={isBad && translate('publishing.time_bad')}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ marginTop: 2 }}
      />
    </ConfirmDialog>
  );
}

/** A button, and the dialog with the time. */
export function PlanButton() {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const isBuilding = usePublishing()?.state === 'building';
  return (
    <>
      <Button variant="outlined" disabled={isBuilding} onClick={() => setAsking(true)}>
        {translate('publishing.later')}
      </Button>
      {isAsking && <PlanDialog onClose={() => setAsking(false)} />}
    </>
  );
}
