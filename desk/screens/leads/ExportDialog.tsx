/** Registrations as a file, for managers (DESK-6): what for stands in the log. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  type ExportRequest,
  type LeadFilter,
  REASON_MAX_CHARACTERS,
  XLSX_MAX_ROWS,
} from '../../../contract/desk-api.ts';
import { CallError } from '../../api/call.ts';
import { exportLeads } from '../../leads/lead-calls.ts';

interface Props {
  filter: LeadFilter;
  total: number;
  onClose: () => void;
}

/** The dialog. What was typed stays when the server refuses. */
export function ExportDialog({ filter, total, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const isTooLong = total > XLSX_MAX_ROWS;
  const [format, setFormat] = useState<ExportRequest['format']>(isTooLong ? 'csv' : 'xlsx');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exportLeads({ format, reason: reason.trim(), filter }),
    onSuccess: () => {
      notify('leads.exported', { type: 'success' });
      onClose();
    },
  });
  const isReasonBad = error instanceof CallError && error.field === 'reason';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="export-title" maxWidth="sm" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id="export-title">{translate('leads.exportTitle', { smart_count: total })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography color="textSecondary">
              {translate('leads.exportText')} {filter.q && translate('leads.exportSearch')}
            </Typography>
            {error && !isReasonBad && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
            <TextField
              autoFocus
              label={translate('leads.exportReason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={isReasonBad}
              helperText={translate(isReasonBad ? 'leads.exportReasonBad' : 'leads.exportReasonHint')}
              slotProps={{ htmlInput: { maxLength: REASON_MAX_CHARACTERS } }}
            />
            <FormControl>
              <FormLabel id="export-format">{translate('leads.exportFormat')}</FormLabel>
              <RadioGroup
                row
                aria-labelledby="export-format"
                value={format}
                onChange={(_event, value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
              >
                <FormControlLabel
                  value="xlsx"
                  disabled={isTooLong}
                  control={<Radio />}
                  label={translate('leads.exportXlsx')}
                />
                <FormControlLabel value="csv" control={<Radio />} label={translate('leads.exportCsv')} />
              </RadioGroup>
              {isTooLong && (
                <Typography variant="body2">{translate('leads.tooManyForExcel', { max: XLSX_MAX_ROWS })}</Typography>
              )}
            </FormControl>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('leads.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('leads.exportGo')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
