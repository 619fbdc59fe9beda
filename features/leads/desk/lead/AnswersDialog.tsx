/** Puts right what somebody answered, or adds what nobody had asked (DESK-9). */
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { keysOf } from '../../../../contract/keys-of.ts';
import { LOCALES, type Locale } from '../../../../contract/locales.ts';
import { NOT_ANSWERED } from '../../../../contract/registration/registration.ts';
import { FormDialog } from '../../../../desk/components/FormDialog.tsx';
import { ANSWER_VALUES } from '../../../../desk/leads/answer-values.ts';
import { programName, programSlugs } from '../../../../desk/leads/program-label.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../contract/leads.ts';
import type { CorrectLeadRequest } from '../../schema/lead-changes.ts';
import { useCorrect } from './use-lead.ts';

type Answers = Omit<Required<CorrectLeadRequest>, 'version' | 'name' | 'phone' | 'wechat' | 'zalo'>;

interface SelectProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Select({ options, onChange, ...field }: SelectProps) {
  return (
    <TextField {...field} select fullWidth onChange={({ target }) => onChange(target.value)}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface FieldsProps {
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
}

function Fields({ answers, change }: FieldsProps) {
  const translate = useTranslate();
  const { word, locale } = useLeadWords();
  const slugs = new Set([...programSlugs(), ...(answers.program === null ? [] : [answers.program])]);
  return (
    <>
      {(['purpose', 'education', 'working_years'] as const).map((name) => (
        <Select
          key={name}
          label={translate(`lead.field.${name}`)}
          value={String(answers[name])}
          options={[NOT_ANSWERED, ...Object.values(ANSWER_VALUES[name])].map((value) => ({
            value: String(value),
            label: word(name, value),
          }))}
          onChange={(value) => change({ [name]: Number(value) })}
        />
      ))}
      <Select
        label={translate('lead.field.program')}
        value={answers.program ?? ''}
        options={[
          { value: '', label: translate('lead.none') },
          ...[...slugs].map((value) => ({ value, label: programName(value, locale) })),
        ]}
        onChange={(value) => change({ program: value || null })}
      />
      <Select
        label={translate('lead.field.locale')}
        value={answers.locale}
        options={LOCALES.map((value) => ({ value, label: word('locale', value) }))}
        // The options above have these values alone.
        onChange={(value) => change({ locale: value as Locale })}
      />
    </>
  );
}

/** Only what is different is sent; the history keeps what it was. */
export function AnswersDialog({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const translate = useTranslate();
  const { education, working_years, purpose, program } = lead;
  // A registration's language is one of the site's.
  const before: Answers = { education, working_years, purpose, program, locale: lead.locale as Locale };
  const [answers, setAnswers] = useState(before);
  const { mutate, isPending, error } = useCorrect(lead, onClose);
  const changed = keysOf(before).filter((name) => answers[name] !== before[name]);
  const submit = () => {
    const sent: Partial<Answers> = Object.fromEntries(changed.map((name) => [name, answers[name]]));
    mutate({ version: lead.version, ...sent });
  };
  return (
    <FormDialog
      title={translate('person.answers.correct')}
      text={translate('person.answers.correct_text')}
      action={translate('person.correct.save')}
      maxWidth="xs"
      isBusy={isPending}
      isReady={changed.length > 0}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields answers={answers} change={(changes) => setAnswers({ ...answers, ...changes })} />
    </FormDialog>
  );
}
