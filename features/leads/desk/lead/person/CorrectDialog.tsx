/** Puts a wrong name, number or id right (DESK-9). */
import { TextField } from '@mui/material';
import { useState } from 'react';
import { refusedField } from '../../../../../desk/api/call.ts';
import { FormDialog } from '../../../../../desk/components/FormDialog.tsx';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail, RevealedLead } from '../../../contract/leads.ts';
import { useCorrect } from '../use-lead.ts';

interface Props {
  lead: LeadDetail;
  revealed: RevealedLead;
  onClose: () => void;
  onCorrected: () => void;
}

const FIELDS = ['name', 'phone', 'wechat', 'zalo'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

/** Only what is different is sent, and logged as put right; what is damaged is always different. */
function corrections(before: RevealedLead, typed: Typed): Partial<Typed> {
  const changed = FIELDS.filter((field) => typed[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, typed[field].trim()]));
}

/** Somebody types anew who a person is; the server checks them like a form’s. */
export function CorrectDialog({ lead, revealed, onClose, onCorrected }: Props) {
  const translate = useTranslate();
  const { name, phone, wechat, zalo } = revealed;
  const [typed, setTyped] = useState<Typed>({
    name: name ?? '',
    phone: phone ?? '',
    wechat: wechat ?? '',
    zalo: zalo ?? '',
  });
  const { mutate, isPending, error } = useCorrect(lead, () => {
    onClose();
    onCorrected();
  });
  const field = refusedField(error);
  const sent = corrections(revealed, typed);
  const isSame = Object.keys(sent).length === 0;
  return (
    <FormDialog
      title={translate('person.correct.title')}
      text={translate('person.correct.text')}
      action={translate('person.correct.save')}
      maxWidth="xs"
      isBusy={isPending}
      isReady={!isSame}
      error={field ? null : error}
      onSubmit={() => mutate({ version: lead.version, ...sent })}
      onClose={onClose}
    >
      {FIELDS.map((one) => (
        <TextField
          key={one}
          type={one === 'phone' ? 'tel' : 'text'}
          label={translate(`lead.field.${one}`)}
          value={typed[one]}
          onChange={({ target }) => setTyped({ ...typed, [one]: target.value })}
          error={field === one}
          helperText={field === one && translate(`person.correct.${one}`)}
          slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
        />
      ))}
    </FormDialog>
  );
}
