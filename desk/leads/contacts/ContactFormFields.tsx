/** What the form of a contact is made of: fields that say what is wrong with them. */
import { Box, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from '../../words/WordsProvider.tsx';
import type { ContactFields, Faults, FieldName } from './contact-fields.ts';

/** What the form hands to every field. */
export interface FormProps {
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

/** A field in which a text is typed. */
export function TextOf({ type = 'text', isFirst, ...props }: FieldProps & { type?: string; isFirst?: boolean }) {
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

/** A field in which one of several values is chosen; `none` is the option for no value. */
export function ChoiceOf({ options, none, ...props }: ChoiceProps) {
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
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {children}
    </Box>
  );
}
