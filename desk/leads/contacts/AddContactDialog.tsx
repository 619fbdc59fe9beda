/** Enters somebody who came in, rang or wrote, and filled in no form (DESK-3). */
import { Alert, Button, Collapse, Stack } from '@mui/material';
import { useState } from 'react';
import caretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?raw';
import { refusedField } from '../../api/call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { useLocale, useTranslate } from '../../words/WordsProvider.tsx';
import { ANSWER_VALUES } from '../answer-values.ts';
import { programName, programSlugs } from '../program-label.ts';
import { useStaff } from '../use-staff.ts';
import { useLeadWords } from '../use-words.ts';
import {
  type ContactFields,
  contactRequest,
  emptyContact,
  faultAt,
  faultsOf,
  type FieldName,
} from './contact-fields.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { ChoiceOf, type FormProps } from './ContactFormFields.tsx';
import { ReachFields } from './ReachFields.tsx';
import { useAddContact, useConsentWords } from './use-add-contact.ts';

function AnswerFields(form: FormProps) {
  const translate = useTranslate();
  const { word, locale } = useLeadWords();
  const [isOpen, setOpen] = useState(false);
  const none = translate('lead.none');
  return (
    <div>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        endIcon={<Icon drawing={caretDownIcon} style={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
      >
        {translate('add_contact.answers')}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <Stack spacing={2} sx={{ paddingTop: 1.5 }}>
          <ChoiceOf
            {...form}
            name="program"
            label={translate('lead.field.program')}
            none={none}
            options={programSlugs().map((value) => ({ value, label: programName(value, locale) }))}
          />
          {(['purpose', 'education', 'working_years'] as const).map((name) => (
            <ChoiceOf
              key={name}
              {...form}
              name={name}
              label={translate(`lead.field.${name}`)}
              none={none}
              options={Object.values(ANSWER_VALUES[name]).map((value) => ({
                value: String(value),
                label: word(name, value),
              }))}
            />
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}

/** The typed fields, and what is wrong with them once somebody has tried to save. */
function useContactForm() {
  const [fields, setFields] = useState<ContactFields>(emptyContact(useLocale()));
  const [hasTried, setTried] = useState(false);
  return {
    fields,
    faults: hasTried ? faultsOf(fields) : {},
    change: (name: FieldName, value: string) => setFields((before) => ({ ...before, [name]: value })),
    /** Whether it can be sent; the first wrong field has the cursor then. */
    check(): boolean {
      setTried(true);
      const [first] = Object.keys(faultsOf(fields));
      if (first) document.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
      return first === undefined;
    },
  };
}

/** The dialog. Enter saves; somebody who is registered already is opened instead. */
export default function AddContactDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { nameOf } = useStaff();
  const { check, ...form } = useContactForm();
  const words = useConsentWords(form.fields.locale);
  const { mutate, reset, data, error, isPending } = useAddContact(onClose);
  const refused = faultAt(refusedField(error));
  const fault = refused ? null : (error ?? words.error);
  const change: FormProps['change'] = (name, value) => {
    if (error ?? data) reset();
    form.change(name, value);
  };
  const submit = () => {
    const sent = check() && words.data && contactRequest(form.fields, words.data.version);
    if (sent && !isPending) mutate(sent);
  };
  const shown = { ...form, change, faults: { ...refused, ...form.faults } };
  return (
    <FormDialog
      title={translate('add_contact.title')}
      text={translate('add_contact.text')}
      action={translate('add_contact.save')}
      isLong
      isBusy={isPending}
      isReady={words.data !== undefined}
      notice={
        <>
          {fault && <Alert severity="error">{errorText(fault)}</Alert>}
          {data?.state === 'colleague' && (
            <Alert severity="warning">{translate('add_contact.colleague', { name: nameOf(data.assignee_id) })}</Alert>
          )}
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <ReachFields {...shown} onOpened={onClose} />
      <ConsentFields {...shown} words={words.data?.text} />
      <AnswerFields {...shown} />
    </FormDialog>
  );
}
