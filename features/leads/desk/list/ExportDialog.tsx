/** Registrations as a file, for managers (DESK-6): what for, and who gets it, is kept on record. */
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import type { Locale } from '../../../../contract/locales.ts';
import { callForFile, refusedField, saveFile } from '../../../../desk/api/call.ts';
import { FormDialog } from '../../../../desk/components/FormDialog.tsx';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { brandName } from '../../../../desk/components/theme/brand.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { DISCLOSURE_BASES } from '../../../privacy/contract/disclosures.ts';
import { XLSX_MAX_ROWS } from '../../contract/exports.ts';
import { REASON_MAX_CHARACTERS, RECIPIENT_MAX_CHARACTERS } from '../../contract/leads.ts';
import type { ExportRequest, LeadFilter } from '../../schema/leads.ts';

interface Props {
  filter: LeadFilter;
  total: number;
  onClose: () => void;
}

/** What is typed; all of it stays when the server refuses. */
type Typed = Omit<ExportRequest, 'filter' | 'language'> & { language: Locale | undefined };

interface FieldProps {
  typed: Typed;
  set: (changes: Partial<Typed>) => void;
  /** The field that the server wants mended. */
  wrong: string | undefined;
}

function ReasonFields({ typed, set, wrong }: FieldProps) {
  const translate = useTranslate();
  const { reason, recipient, country, basis } = typed;
  const text = (name: 'recipient' | 'country', label: string, maxLength: number) => (
    <TextField
      label={translate(`leads.${label}`)}
      value={typed[name]}
      onChange={({ target }) => set({ [name]: name === 'country' ? target.value.toUpperCase() : target.value })}
      error={wrong === name}
      helperText={`${wrong === name ? `${translate('leads.export_bad')} ` : ''}${translate(`leads.${label}_hint`)}`}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
  return (
    <>
      <TextField
        autoFocus
        label={translate('leads.export_reason')}
        value={reason}
        onChange={({ target }) => set({ reason: target.value })}
        error={wrong === 'reason'}
        helperText={translate(wrong === 'reason' ? 'leads.export_reason_bad' : 'leads.export_reason_hint')}
        slotProps={{ htmlInput: { maxLength: REASON_MAX_CHARACTERS } }}
      />
      <ChoiceField
        label={translate('leads.export_basis')}
        value={basis}
        options={DISCLOSURE_BASES}
        textOf={(one) => translate(`leads.bases.${one}`)}
        onChoose={(one) => set({ basis: one, country: 'CN', recipient: one === 'own_use' ? brandName() : '' })}
      />
      {(basis !== 'own_use' || recipient !== brandName()) &&
        text('recipient', 'export_recipient', RECIPIENT_MAX_CHARACTERS)}
      {(basis !== 'own_use' || country !== 'CN') && text('country', 'export_country', 2)}
    </>
  );
}

function FormatField({ typed, set, isTooLong }: Omit<FieldProps, 'wrong'> & { isTooLong: boolean }) {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="export-format">{translate('leads.export_format')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="export-format"
        value={typed.format}
        onChange={(_event, value) => set({ format: value === 'csv' ? 'csv' : 'xlsx' })}
      >
        <FormControlLabel
          value="xlsx"
          disabled={isTooLong}
          control={<Radio />}
          label={translate('leads.export_xlsx')}
        />
        <FormControlLabel value="csv" control={<Radio />} label={translate('leads.export_csv')} />
      </RadioGroup>
      {isTooLong && (
        <Typography variant="body2">{translate('leads.too_many_for_excel', { max: XLSX_MAX_ROWS })}</Typography>
      )}
    </FormControl>
  );
}

/** Whether people or programs are to read the file. */
function LanguageField({ typed, set }: Omit<FieldProps, 'wrong'>) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <FormControl>
      <FormLabel id="export-language">{translate('leads.export_language')}</FormLabel>
      <RadioGroup
        aria-labelledby="export-language"
        value={typed.language ? 'words' : 'codes'}
        onChange={(_event, value) => set({ language: value === 'words' ? locale : undefined })}
      >
        <FormControlLabel value="words" control={<Radio />} label={translate('leads.export_words')} />
        <FormControlLabel value="codes" control={<Radio />} label={translate('leads.export_codes')} />
      </RadioGroup>
    </FormControl>
  );
}

function useExport(filter: LeadFilter, onDone: () => void) {
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ reason, recipient, language, ...rest }: Typed) => {
      const asked = { ...rest, reason: reason.trim(), recipient: recipient.trim(), filter };
      saveFile(await callForFile('POST /api/desk/leads/export', { body: language ? { ...asked, language } : asked }));
    },
    onSuccess: () => {
      notify('leads.exported', 'success');
      onDone();
    },
  });
}

/** A manager states purpose and recipient, chooses the format, and gets the file. */
export function ExportDialog({ filter, total, onClose }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const isTooLong = total > XLSX_MAX_ROWS;
  const [typed, setTyped] = useState<Typed>(() => ({
    format: isTooLong ? 'csv' : 'xlsx',
    language: locale,
    reason: '',
    recipient: brandName(),
    country: 'CN',
    basis: 'own_use',
  }));
  const set = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }));
  const { mutate, isPending, error } = useExport(filter, onClose);
  const wrong = refusedField(error);
  return (
    <FormDialog
      title={translate('leads.export_title')}
      text={`${translate('leads.export_text', { count: total })} ${filter.q ? translate('leads.export_search') : ''}`}
      action={translate('leads.export_go')}
      isBusy={isPending}
      error={wrong ? null : error}
      onSubmit={() => mutate(typed)}
      onClose={onClose}
    >
      <ReasonFields typed={typed} set={set} wrong={wrong} />
      <LanguageField typed={typed} set={set} />
      <FormatField typed={typed} set={set} isTooLong={isTooLong} />
    </FormDialog>
  );
}
