/** Gives the selected registrations to somebody, one after the other (managers). */
import { Button, Paper, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { call } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { KEYS } from '../../../../desk/leads/lead-api.ts';
import { NOBODY } from '../../../../desk/leads/staff-names.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadItem } from '../../contract/leads.ts';

interface Props {
  selected: LeadItem[];
  /** Selects all of the page. */
  onAll: () => void;
  /** Keeps only those selected that could not be given. */
  onDone: (left: string[]) => void;
}

/** Ids of those that could not be given; each is a change of its own, logged as one. */
async function assignAll(leads: readonly LeadItem[], assigneeId: string | null): Promise<string[]> {
  const left: string[] = [];
  for (const { id, version } of leads) {
    await call('PATCH /api/desk/leads/:id', { id: id, body: { version, assignee_id: assigneeId } }).catch(() =>
      left.push(id),
    );
  }
  return left;
}

/** Who is to look after them; the heading before it is its label. */
function ColleagueField({ value, onChange }: { value: string; onChange: (to: string) => void }) {
  const { assignable, nameOf } = useStaff();
  return (
    <ChoiceField
      size="small"
      value={value}
      options={[...assignable.map(({ id }) => id), NOBODY]}
      textOf={(id) => nameOf(id === NOBODY ? null : id)}
      onChoose={onChange}
      slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': 'assign-label' } } }}
      sx={{ minWidth: 180 }}
    />
  );
}

/** A manager chooses a colleague for what is selected; nothing while nothing is. */
export function AssignBar({ selected, onAll, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [to, setTo] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => assignAll(selected, to === NOBODY ? null : to),
    meta: { renews: [KEYS.leads] },
    onSuccess: (left) => {
      const done = selected.length - left.length;
      if (left.length > 0) notify('leads.assign_failed', 'warning', { values: { count: left.length } });
      else notify('leads.assigned', 'success', { values: { count: done } });
      onDone(left);
    },
  });
  if (selected.length === 0) return null;
  return (
    <Paper
      role="region"
      aria-label={translate('leads.assign')}
      sx={{
        position: 'sticky',
        top: 72,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        padding: 1.5,
        border: 1,
        borderColor: 'primary.main',
      }}
    >
      <Typography id="assign-label" sx={{ fontWeight: 600 }}>
        {translate('leads.assign_selected', { count: selected.length })}
      </Typography>
      <ColleagueField value={to} onChange={setTo} />
      <Button variant="contained" disabled={to === ''} loading={isPending} onClick={() => mutate()}>
        {translate('leads.assign')}
      </Button>
      <Button onClick={onAll}>{translate('leads.select_page')}</Button>
      <Button onClick={() => onDone([])}>{translate('leads.unselect')}</Button>
    </Paper>
  );
}
