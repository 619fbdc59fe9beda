/** Erases a person for good, for managers (DESK-9): how much, why, and a tick that it is meant. */
import { Checkbox, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../../../desk/components/ConfirmDialog.tsx';
import { useNotify } from '../../../../../desk/components/NotifyProvider.tsx';
import { KEYS } from '../../../../../desk/leads/lead-api.ts';
import { neighboursOf, savedLeadOrder, saveLeadOrder } from '../../../../../desk/leads/lead-order.ts';
import { setNoteDraft } from '../../../../../desk/leads/notes/note-drafts.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import { ERASE_REASONS } from '../../../../privacy/contract/rights.ts';
import type { EraseLeadRequest } from '../../../../privacy/schema.ts';
import type { LeadDetail } from '../../../contract/leads.ts';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

function RadioChoice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      {/* The options below have these values alone. */}
      <RadioGroup aria-label={label} value={value} onChange={(_event, chosen) => onChange(chosen as T)}>
        {options.map((option) => (
          <FormControlLabel key={option.value} value={option.value} control={<Radio />} label={option.label} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function useErase(lead: LeadDetail) {
  const notify = useNotify();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (sent: EraseLeadRequest) => call('POST /api/desk/leads/:id/erase', { id: lead.id, body: sent }),
    meta: { renews: [KEYS.due, KEYS.leads] },
    onSuccess: ({ ids }) => {
      for (const id of ids) setNoteDraft(id, '');
      notify('person.erase.done', 'success', { values: { count: ids.length } });
      const order = savedLeadOrder();
      const { next } = neighboursOf(order?.ids ?? [], lead.id);
      if (order) saveLeadOrder({ ...order, ids: order.ids.filter((id) => !ids.includes(id)) });
      navigate(next && !ids.includes(next) ? `/leads/${next}` : (order?.from ?? '/leads'), { replace: true });
    },
  });
}

/** A manager chooses how much is erased and why, and confirms it. */
export function EraseDialog({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const translate = useTranslate();
  const [scope, setScope] = useState<EraseLeadRequest['scope']>('registration');
  const [reason, setReason] = useState<EraseLeadRequest['reason']>('request');
  const [isSure, setSure] = useState(false);
  const { mutate, isPending, error } = useErase(lead);
  const count = lead.registrations_of_number;
  return (
    <ConfirmDialog
      title={translate('person.erase.title')}
      text={translate('person.erase.text')}
      action={translate('person.erase.go')}
      color="error"
      isBusy={isPending}
      isReady={isSure}
      error={error}
      onConfirm={() => mutate({ scope, reason })}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ marginTop: 2 }}>
        {count > 1 && (
          <RadioChoice
            label={translate('person.erase.scope')}
            value={scope}
            options={[
              { value: 'registration', label: translate('person.erase.scope_one') },
              { value: 'number', label: translate('person.erase.scope_all', { count }) },
            ]}
            onChange={setScope}
          />
        )}
        <RadioChoice
          label={translate('person.erase.reason')}
          value={reason}
          options={ERASE_REASONS.map((value) => ({ value, label: translate(`person.erase.reasons.${value}`) }))}
          onChange={setReason}
        />
        <FormControlLabel
          control={<Checkbox checked={isSure} onChange={(_event, isTicked) => setSure(isTicked)} />}
          label={translate('person.erase.sure')}
        />
      </Stack>
    </ConfirmDialog>
  );
}
