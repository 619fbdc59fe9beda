/** Takes back a consent, has a registration only kept, or hands it over, beside the registration (DESK-9). */
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { MAIN_PURPOSE } from '../../../contract/registration/consent.ts';
import { refusedField } from '../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../desk/components/ConfirmDialog.tsx';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { type LeadDetail, type LeadItem, REASON_MAX_CHARACTERS } from '../../leads/contract/leads.ts';
import type { RightsScope } from '../contract/rights.ts';
import { HandOver } from './HandOver.tsx';
import { setRestricted, withdrawConsent } from './rights-api.ts';

interface Props {
  lead: LeadDetail;
  onClose: () => void;
}

interface AskProps extends Props {
  /** Heading of the dialog, and the button that does it. */
  label: string;
  question: string;
  /** Key of the words that say that it is done. */
  done: string;
  run: (scope: RightsScope) => Promise<LeadItem>;
  /** What is to be typed; gets the name of the field that the server refused. */
  fields?: (wrong: string | undefined) => ReactNode;
}

/** Asks once more, and for which registrations. */
function Ask({ lead, label, question, done, run, fields, onClose }: AskProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAll, setAll] = useState(true);
  const { registrations_of_number: count } = lead;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => run(isAll ? 'number' : 'registration'),
    meta: { renews: [['lead'], ['leads'], ['due'], ['lead-history'], ['requests']] },
    onSuccess: () => {
      notify(done, 'success');
      onClose();
    },
  });
  const wrong = fields && refusedField(error);
  return (
    <ConfirmDialog
      title={label}
      text={question}
      action={label}
      isBusy={isPending}
      error={wrong ? null : error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {fields?.(wrong)}
      {count > 1 && (
        <FormControlLabel
          sx={{ marginTop: 1 }}
          control={<Checkbox checked={isAll} onChange={(_event, isTicked) => setAll(isTicked)} />}
          label={translate('rights.all_of_number', { count })}
        />
      )}
    </ConfirmDialog>
  );
}

/** Takes back the consent for a purpose on the person's behalf, and says why. */
export function WithdrawDialog({ lead, purpose, onClose }: Props & { purpose: string }) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const isMain = purpose === MAIN_PURPOSE;
  const name = translate(`person.consents.purpose.${purpose}`, {}, purpose);
  return (
    <Ask
      lead={lead}
      label={isMain ? translate('rights.withdraw') : translate('rights.withdraw_optional', { purpose: name })}
      question={translate(isMain ? 'rights.withdraw_question' : 'rights.optional_question')}
      done="carry.did.withdrawn"
      run={(scope) => withdrawConsent(lead.id, { scope, purpose, reason: reason.trim() })}
      fields={(wrong) => (
        <TextField
          required
          fullWidth
          multiline
          label={translate('rights.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={wrong === 'reason'}
          helperText={translate(wrong === 'reason' ? 'rights.reason_bad' : 'rights.reason_hint')}
          slotProps={{ htmlInput: { maxLength: REASON_MAX_CHARACTERS } }}
          sx={{ marginTop: 2 }}
        />
      )}
      onClose={onClose}
    />
  );
}

/** Restricts a registration, or uses it again. */
export function RestrictDialog({ lead, isLifting, onClose }: Props & { isLifting: boolean }) {
  const translate = useTranslate();
  const way = isLifting ? 'unrestrict' : 'restrict';
  return (
    <Ask
      lead={lead}
      label={translate(`rights.${way}`)}
      question={translate(`rights.${way}_question`)}
      done={isLifting ? 'carry.did.unrestricted' : 'carry.did.restricted'}
      run={(scope) => setRestricted(lead.id, !isLifting, { scope })}
      onClose={onClose}
    />
  );
}

/** Gives the person a copy of everything that is stored of them. */
export function HandOverDialog({ lead, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('rights.hand_over')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{translate('rights.hand_over_text')}</DialogContentText>
          <HandOver lead={lead} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('rights.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
