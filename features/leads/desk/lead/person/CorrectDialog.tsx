/** Puts a wrong name, number or id right (DESK-9). */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { refusedField } from '../../../../../desk/api/call.ts';
import { useErrorText } from '../../../../../desk/components/use-error-text.ts';
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
  const errorText = useErrorText();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) mutate({ version: lead.version, ...sent });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="correct-title" maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id="correct-title">{translate('person.correct.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography color="textSecondary">{translate('person.correct.text')}</Typography>
            {error && !field && <Alert severity="error">{errorText(error)}</Alert>}
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('person.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isSame} loading={isPending}>
            {translate('person.correct.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
