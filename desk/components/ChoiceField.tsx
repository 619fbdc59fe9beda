/** A field whose value is chosen from a list. */
import { MenuItem, type OutlinedTextFieldProps, TextField } from '@mui/material';
import type { ReactNode } from 'react';

type Look = Pick<
  OutlinedTextFieldProps,
  'label' | 'helperText' | 'size' | 'fullWidth' | 'disabled' | 'slotProps' | 'sx'
>;

interface Props<Value> extends Partial<Look> {
  value: Value;
  /** In their order; '' is the option that chooses nothing. */
  options: readonly Value[];
  /** The words of an option. */
  textOf: (option: Value) => ReactNode;
  onChoose: (option: Value) => void;
}

/** The field, with an option for each value. */
export function ChoiceField<Value extends string | number>(props: Props<Value>) {
  const { value, options, textOf, onChoose, ...look } = props;
  const choose = (chosen: unknown) => {
    const option = options.find((one) => one === chosen);
    if (option !== undefined) onChoose(option);
  };
  const hasNone = options.some((option) => option === '');
  return (
    <TextField
      select
      value={value}
      onChange={({ target }) => choose(target.value)}
      // The words for nothing stand where a value would.
      {...(hasNone && { slotProps: { inputLabel: { shrink: true }, select: { displayEmpty: true } } })}
      {...look}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {textOf(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
