/** Enters somebody who came in, rang or wrote, and filled in no form (DESK-3). */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CONSENT_METHODS, CONTACT_SOURCES } from '../../../contract/contact-api.ts';
import { HTML_LANG, LOCALES } from '../../../contract/locales.ts';
import { refusedField } from '../../api/call.ts';
import { CaretDownIcon } from '../../components/screen-icons.tsx';
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
  type Faults,
  faultAt,
  faultsOf,
  type FieldName,
} from './contact-fields.ts';
import { useAddContact, useConsentWords } from './use-add-contact.ts';

/** What every field needs. */
interface FormProps {
  fields: ContactFields;
  faults: Faults;
  change: (name: FieldName, value: string) => void;
}

interface FieldProps extends FormProps {
  name: FieldName;
  label: string;
  hint?: string;
}

function useFieldProps({ fields, faults, change, name, label, hint }: FieldProps) {
  const translate = useTranslate();
  const fault = faults[name];
  return {
    label,
    value: fields[name],
    error: fault !== undefined,
    helperText: fault ? translate(`add_contact.fault.${fault}`) : hint,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    fullWidth: true,
  };
}

function TextOf({ type = 'text', isFirst, ...props }: FieldProps & { type?: string; isFirst?: boolean }) {
  return (
    <TextField
      {...useFieldProps(props)}
      type={type}
      autoFocus={isFirst ?? false}
      slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off', autoCapitalize: 'none', 'data-field': props.name } }}
    />
  );
}

interface ChoiceProps extends FieldProps {
  options: { value: string; label: string }[];
  /** The word for none, where there may be none. */
  none?: string;
}

function ChoiceOf({ options, none, ...props }: ChoiceProps) {
  return (
    <TextField {...useFieldProps(props)} select slotProps={{ htmlInput: { 'data-field': props.name } }}>
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Two beside each other where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {children}
    </Box>
  );
}

function ReachFields(form: FormProps) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  return (
    <>
      <Pair>
        <TextOf {...form} name="name" label={translate('lead.field.name')} isFirst />
        <ChoiceOf
          {...form}
          name="locale"
          label={translate('add_contact.locale')}
          options={LOCALES.map((value) => ({ value, label: word('locale', value) }))}
        />
      </Pair>
      <TextOf
        {...form}
        name="phone"
        type="tel"
        label={translate('lead.field.phone')}
        hint={translate('add_contact.phone_hint')}
      />
      <Pair>
        <TextOf {...form} name="wechat" label={translate('lead.field.wechat')} />
        <TextOf {...form} name="zalo" label={translate('lead.field.zalo')} />
      </Pair>
    </>
  );
}

function ConsentFields(form: FormProps & { words: string | undefined }) {
  const translate = useTranslate();
  const { words, ...rest } = form;
  const chosen = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`${group}.${value}`) }));
  return (
    <>
      <Pair>
        <ChoiceOf
          {...rest}
          name="source"
          label={translate('add_contact.source')}
          options={chosen('contact_source', CONTACT_SOURCES)}
        />
        <ChoiceOf
          {...rest}
          name="method"
          label={translate('add_contact.method')}
          options={chosen('consent_method', CONSENT_METHODS)}
        />
      </Pair>
      {words !== undefined && (
        <Box sx={{ padding: 1.5, borderRadius: 1, backgroundColor: 'background.default' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate('add_contact.consent')}
          </Typography>
          <Typography variant="body2" color="textSecondary" lang={HTML_LANG[form.fields.locale]}>
            {/* The marks of the link to the privacy policy. */}
            {words.replaceAll(/[[\]]/g, '')}
          </Typography>
        </Box>
      )}
    </>
  );
}

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
        endIcon={<CaretDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
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
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { check, ...form } = useContactForm();
  const words = useConsentWords(form.fields.locale);
  const { mutate, reset, data, error, isPending } = useAddContact(onClose);
  const refused = faultAt(refusedField(error));
  const fault = refused ? null : (error ?? words.error);
  const change: FormProps['change'] = (name, value) => {
    if (error ?? data) reset();
    form.change(name, value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = check() && words.data && contactRequest(form.fields, words.data.version);
    if (sent && !isPending) mutate(sent);
  };
  const shown = { ...form, change, faults: { ...refused, ...form.faults } };
  return (
    <Dialog open onClose={onClose} aria-labelledby="add-contact-title" maxWidth="sm" fullWidth fullScreen={isNarrow}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flex: 1 }}>
        <DialogTitle id="add-contact-title">{translate('add_contact.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography color="textSecondary">{translate('add_contact.text')}</Typography>
            <ReachFields {...shown} />
            <ConsentFields {...shown} words={words.data?.text} />
            <AnswerFields {...shown} />
          </Stack>
        </DialogContent>
        {/* Beside the button that was pressed: the fields may stand far above. */}
        <Box role="status" sx={{ paddingInline: 3 }}>
          {fault && <Alert severity="error">{errorText(fault)}</Alert>}
          {data?.state === 'colleague' && (
            <Alert severity="warning">{translate('add_contact.colleague', { name: nameOf(data.assignee_id) })}</Alert>
          )}
        </Box>
        <DialogActions>
          <Button onClick={onClose}>{translate('add_contact.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={!words.data}>
            {translate('add_contact.save')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
