/** Keeps that one registration was passed on: to whom, where, what for, by what right (DESK-9). */
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../../desk/components/ChoiceField.tsx';
import { call, refusedField } from '../../../desk/api/call.ts';
import { FormDialog } from '../../../desk/components/FormDialog.tsx';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { REASON_MAX_CHARACTERS, RECIPIENT_MAX_CHARACTERS } from '../../leads/contract/leads.ts';
import { DISCLOSURE_BASES, FORWARD_FIELDS, type ForwardField } from '../contract/disclosures.ts';
import type { AddDisclosure } from '../schema.ts';

const [, ...BASES] = DISCLOSURE_BASES;
const EMPTY: AddDisclosure = { recipient: '', country: 'CN', purpose: '', fields: ['name'], basis: 'separate_consent' };

interface FieldsProps {
  sent: AddDisclosure;
  change: (changes: Partial<AddDisclosure>) => void;
  /** Name of the field that the server refused. */
  wrong: string | undefined;
}

function Fields({ sent, change, wrong }: FieldsProps) {
  const translate = useTranslate();
  const toggle = (field: ForwardField, isTicked: boolean) =>
    change({ fields: FORWARD_FIELDS.filter((one) => (one === field ? isTicked : sent.fields.includes(one))) });
  const text = (name: 'recipient' | 'country' | 'purpose', maxLength: number) => (
    <TextField
      required
      label={translate(`rights.${name}`)}
      value={sent[name]}
      onChange={({ target }) => change({ [name]: name === 'country' ? target.value.toUpperCase() : target.value })}
      error={wrong === name}
      helperText={`${wrong === name ? `${translate('rights.bad')} ` : ''}${translate(`rights.${name}_hint`)}`}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
  return (
    <>
      {text('recipient', RECIPIENT_MAX_CHARACTERS)}
      {text('country', 2)}
      {text('purpose', REASON_MAX_CHARACTERS)}
      <ChoiceField
        label={translate('rights.basis')}
        value={sent.basis}
        options={BASES}
        textOf={(basis) => translate(`retention.basis.${basis}`)}
        onChoose={(basis) => change({ basis })}
      />
      <FormControl error={wrong === 'fields'}>
        <FormLabel>{translate('rights.fields')}</FormLabel>
        <FormGroup row aria-label={translate('rights.fields')}>
          {FORWARD_FIELDS.map((field) => (
            <FormControlLabel
              key={field}
              label={translate(`lead.field.${field}`)}
              control={
                <Checkbox
                  checked={sent.fields.includes(field)}
                  onChange={(_event, isTicked) => toggle(field, isTicked)}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
    </>
  );
}

/** The dialog. What was typed stays when the server refuses. */
export function PassOnDialog({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [sent, setSent] = useState(EMPTY);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/desk/leads/:id/disclosures', { id: leadId, body: sent }),
    meta: { renews: [['lead-history', leadId]] },
    onSuccess: () => {
      notify('rights.passed_on', 'success');
      onClose();
    },
  });
  const wrong = refusedField(error);
  return (
    <FormDialog
      title={translate('rights.pass_on_title')}
      text={translate('rights.pass_on_text')}
      action={translate('rights.save')}
      isBusy={isPending}
      error={wrong ? null : error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Fields sent={sent} change={(changes) => setSent({ ...sent, ...changes })} wrong={wrong} />
    </FormDialog>
  );
}
