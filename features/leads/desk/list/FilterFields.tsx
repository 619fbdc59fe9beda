/** The fields that the list is filtered with. */
import { Checkbox, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface ManyProps {
  label: string;
  values: readonly string[];
  options: readonly { value: string; label: string }[];
  onChange: (values: string[]) => void;
}

/** Any number of values; none means any. */
export function ManyField({ label, values, options, onChange }: ManyProps) {
  const translate = useTranslate();
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={values}
      // A select with `multiple` holds a list, which MUI’s types do not know.
      onChange={({ target }) => onChange(target.value as unknown as string[])}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          // As above.
          renderValue: (chosen) => (chosen as string[]).map(labelOf).join(', ') || translate('leads.any'),
        },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ paddingBlock: 0 }}>
          <Checkbox checked={values.includes(option.value)} tabIndex={-1} disableRipple sx={{ marginLeft: -1 }} />
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface OneProps {
  label: string;
  /** Empty: any. */
  value: string;
  any: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter in which one value or any is chosen. */
export function OneField({ label, value, any, options, onChange }: OneProps) {
  return (
    <ChoiceField
      fullWidth
      size="small"
      label={label}
      value={value}
      options={['', ...options.map((option) => option.value)]}
      textOf={(chosen) => options.find((option) => option.value === chosen)?.label ?? any}
      onChoose={onChange}
    />
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day, taken over when the field is left or Enter is pressed; Enter leaves the focus where it is. */
export function DayField({ label, value, onChange }: DayProps) {
  const [typed, setTyped] = useState(value);
  const [taken, setTaken] = useState(value);
  // A value that was cleared elsewhere is cleared here too.
  if (value !== taken) {
    setTaken(value);
    setTyped(value);
  }
  const take = () => typed !== value && onChange(typed);
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      type="date"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
