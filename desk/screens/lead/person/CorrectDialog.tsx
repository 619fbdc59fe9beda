/** Puts a wrong name or number right (DESK-9). */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LeadDetail, RevealedLead } from '../../../../contract/lead-api.ts';
import type { CorrectLeadRequest } from '../../../../contract/lead-change-api.ts';
import { refusedField } from '../../../api/call.ts';
import { useNotify } from '../../../components/NotifyProvider.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { correctLead, fetchLead } from '../../../leads/lead-api.ts';
import { useTranslate } from '../../../words/WordsProvider.tsx';
import { updateCachedLead } from '../../../leads/cached-lead.ts';
import { isConflict } from '../use-lead.ts';

interface Props {
  lead: LeadDetail;
  revealed: RevealedLead;
  onClose: () => void;
  onCorrected: () => void;
}

/** Only what is different is sent, and logged as put right; what is damaged is always different. */
function corrections(lead: LeadDetail, before: RevealedLead, name: string, phone: string): CorrectLeadRequest {
  return {
    version: lead.version,
    ...(name.trim() === before.name ? {} : { name: name.trim() }),
    ...(phone.trim() === before.phone ? {} : { phone: phone.trim() }),
  };
}

function useCorrect({ lead, onClose, onCorrected }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (sent: CorrectLeadRequest) => correctLead(lead.id, sent),
    onSuccess: async (item) => {
      notify('person.correct.done', 'success');
      onClose();
      onCorrected();
      await updateCachedLead(client, item);
    },
    // What was typed stays; the next attempt is made to what is there now.
    onError: async (error) => {
      if (isConflict(error)) await updateCachedLead(client, await fetchLead(lead.id));
    },
  });
}

/** Somebody types name and number anew; the server checks them like a form’s. */
export function CorrectDialog(props: Props) {
  const { lead, revealed, onClose } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const [name, setName] = useState(revealed.name ?? '');
  const [phone, setPhone] = useState(revealed.phone ?? '');
  const { mutate, isPending, error } = useCorrect(props);
  const field = refusedField(error);
  const sent = corrections(lead, revealed, name, phone);
  const isSame = sent.name === undefined && sent.phone === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) mutate(sent);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="correct-title" maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id="correct-title">{translate('person.correct.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography color="textSecondary">{translate('person.correct.text')}</Typography>
            {error && !field && <Alert severity="error">{errorText(error)}</Alert>}
            <TextField
              label={translate('lead.field.name')}
              value={name}
              onChange={({ target }) => setName(target.value)}
              error={field === 'name'}
              helperText={field === 'name' && translate('person.correct.name')}
              slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
            />
            <TextField
              type="tel"
              label={translate('lead.field.phone')}
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
              error={field === 'phone'}
              helperText={field === 'phone' && translate('person.correct.phone')}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
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
