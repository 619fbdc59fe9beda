/** Where somebody has enrolled, and the fee that was agreed (DESK-4). */
import { Box, Button, Stack, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { call } from '../../../../desk/api/call.ts';
import { HTML_LANG, type Locale } from '../../../../contract/locales.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { updateCachedLead } from '../../../../desk/leads/cached-lead.ts';
import { fetchLead } from '../../../../desk/leads/lead-api.ts';
import { knownNames } from '../../../../desk/leads/program-label.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import {
  ENROLLED_MAX_CHARACTERS,
  FEE_CURRENCIES,
  FEE_MAX,
  type FeeCurrency,
  type LeadDetail,
} from '../../contract/leads.ts';
import type { EnrolmentRequest } from '../../schema/lead-changes.ts';
import { feeAmount } from './fee-amount.ts';
import { isConflict } from './use-lead.ts';

interface Fields {
  school: string;
  program: string;
  amount: string;
  currency: FeeCurrency;
}

/** The currency that a fee is most often agreed in with somebody of a language. */
const USUAL_CURRENCY: Record<string, FeeCurrency> = { zh: 'CNY', vi: 'VND', en: 'USD' };

function fieldsOf(lead: LeadDetail): Fields {
  return {
    school: lead.enrolled_school ?? '',
    program: lead.enrolled_program ?? '',
    amount: lead.fee_amount === null ? '' : String(lead.fee_amount),
    currency: lead.fee_currency ?? USUAL_CURRENCY[lead.locale] ?? 'CNY',
  };
}

/** What is other than it was: what stays as it is does not stand in the history as changed. */
function changesOf(lead: LeadDetail, fields: Fields, maySetFee: boolean): Omit<EnrolmentRequest, 'version'> {
  const amount = feeAmount(fields.amount);
  const school = fields.school.trim() || null;
  const program = fields.program.trim() || null;
  const isSameFee =
    lead.fee_amount === (amount ?? null) && (amount === undefined || lead.fee_currency === fields.currency);
  return {
    ...(school !== lead.enrolled_school && { enrolled_school: school }),
    ...(program !== lead.enrolled_program && { enrolled_program: program }),
    ...(maySetFee && !isSameFee && { fee: amount === undefined ? null : { amount, currency: fields.currency } }),
  };
}

function useSave(lead: LeadDetail) {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (sent: EnrolmentRequest) => call('POST /api/desk/leads/:id/enrolment', { id: lead.id, body: sent }),
    onSuccess(answer, { version: _version, fee, ...names }) {
      notify('person.enrolment.saved', 'success');
      const feeNow = fee === undefined ? {} : { fee_amount: fee?.amount ?? null, fee_currency: fee?.currency ?? null };
      return updateCachedLead(client, { ...answer, ...names, ...feeNow });
    },
    async onError(error) {
      notifyError(error);
      if (isConflict(error)) await updateCachedLead(client, await fetchLead(lead.id));
    },
  });
}

interface FeeProps {
  fields: Fields;
  isWrong: boolean;
  locale: Locale;
  change: (changes: Partial<Fields>) => void;
}

function FeeFields({ fields, isWrong, locale, change }: FeeProps) {
  const translate = useTranslate();
  const max = FEE_MAX.toLocaleString(HTML_LANG[locale]);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={translate('lead.field.fee')}
        value={fields.amount}
        onChange={({ target }) => change({ amount: target.value })}
        error={isWrong}
        helperText={isWrong && translate('person.enrolment.amount', { max })}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        fullWidth
      />
      <ChoiceField
        label={translate('lead.field.fee_currency')}
        value={fields.currency}
        options={FEE_CURRENCIES}
        textOf={(currency) => currency}
        onChoose={(currency) => change({ currency })}
        sx={{ minWidth: 100 }}
      />
    </Stack>
  );
}

function EnrolmentForm({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const maySetFee = useMay()('lead.fee');
  const [fields, setFields] = useState(() => fieldsOf(lead));
  const notify = useNotify();
  const { mutate, isPending } = useSave(lead);
  const change = (changes: Partial<Fields>) => setFields({ ...fields, ...changes });
  const isFeeWrong = fields.amount.trim() !== '' && feeAmount(fields.amount) === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFeeWrong) return;
    const changes = changesOf(lead, fields, maySetFee);
    if (Object.keys(changes).length > 0) mutate({ version: lead.version, ...changes });
    else notify('person.enrolment.saved', 'success');
  };
  const id = useId();
  const known = knownNames(locale);
  const text = (name: 'school' | 'program') => (
    <>
      <TextField
        label={translate(`lead.field.enrolled_${name}`)}
        value={fields[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        slotProps={{
          htmlInput: {
            dir: 'auto',
            autoComplete: 'off',
            maxLength: ENROLLED_MAX_CHARACTERS,
            list: `${id}${name}`,
          },
        }}
        fullWidth
      />
      <datalist id={`${id}${name}`}>
        {known[name].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
  return (
    <Stack component="form" noValidate onSubmit={submit} useFlexGap spacing={2}>
      {text('school')}
      {text('program')}
      {maySetFee && <FeeFields fields={fields} isWrong={isFeeWrong} locale={locale} change={change} />}
      <Box>
        <Button type="submit" variant="outlined" loading={isPending}>
          {translate('person.enrolment.save')}
        </Button>
      </Box>
    </Stack>
  );
}

/** Shown once the status says that somebody has enrolled, or something is known of it; only for who may change it. */
export function EnrolmentPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const may = useMay();
  const isKnown = lead.enrolled_school !== null || lead.enrolled_program !== null || lead.fee_amount !== null;
  if (!may('lead.change') || lead.restriction !== null || (lead.status !== 'enrolled' && !isKnown)) return null;
  return (
    <Panel title={translate('person.enrolment.title')}>
      <EnrolmentForm lead={lead} />
    </Panel>
  );
}
