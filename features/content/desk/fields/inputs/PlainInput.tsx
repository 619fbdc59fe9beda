/** Inputs of the browser's own for a single value: a text, a day, a number, one of several choices. */
import { Box, Button, NativeSelect as Select, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { chinaDay } from '../../../../../contract/time/china-calendar.ts';
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { FieldSchema } from '../field-schema.ts';
import { fieldId, useForm } from '../form-context.tsx';
import { TextInput } from './TextInput.tsx';
import { completeAddress } from './typed-address.ts';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  isRequired: boolean;
}

/** A choice: what is stored, and what it is called. */
export type TitledValue = readonly [value: string, title: string];

interface ChoicesProps extends Omit<Props, 'schema'> {
  choices: readonly TitledValue[];
  /** What can be chosen after them that is stored as something else. */
  last?: TitledValue | undefined;
  onChoose: (value: string | undefined) => void;
}

/** A list to choose from. */
export function Choices({ path, value, choices, last, isRequired, onChoose }: ChoicesProps) {
  const translate = useTranslate();
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = choices.some(([one]) => one === chosen);
  return (
    <Select
      fullWidth
      variant="outlined"
      input={<OutlinedInput size="small" />}
      inputProps={{ id: fieldId(path), 'aria-invalid': !isKnown && chosen !== '' ? true : undefined }}
      value={chosen}
      onChange={(event) => onChoose(event.target.value === '' ? undefined : event.target.value)}
    >
      {(!isRequired || chosen === '') && <option value="">{translate('document.nothing_chosen')}</option>}
      {/* What is stored is shown even where it is none of the choices. */}
      {!isKnown && chosen !== '' && <option value={chosen}>{chosen}</option>}
      {[...choices, ...(last ? [last] : [])].map(([one, title]) => (
        <option key={one} value={one}>
          {title}
        </option>
      ))}
    </Select>
  );
}

function NumberInput({ path, value, schema }: Props) {
  const { onChange } = useForm();
  return (
    <OutlinedInput
      size="small"
      type="number"
      id={fieldId(path)}
      value={typeof value === 'number' ? value : ''}
      inputProps={{ step: schema.type === 'integer' ? 1 : 'any', inputMode: 'decimal' }}
      onChange={(event) => {
        const typed = event.target.value;
        onChange(path, typed === '' ? undefined : Number(typed));
      }}
    />
  );
}

/** A day, with a button for today: by the company's calendar, whatever clock the computer has. */
function Day({ path, value, onChange }: { path: FieldPath; value: string; onChange: (day: string) => void }) {
  const translate = useTranslate();
  const today = chinaDay(Date.now());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <OutlinedInput
        size="small"
        type="date"
        id={fieldId(path)}
        value={value}
        sx={{ flex: '1 1 160px' }}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== today && (
        <Button size="small" onClick={() => onChange(today)}>
          {translate('document.today')}
        </Button>
      )}
    </Box>
  );
}

/** An address: what is stored has the `https://` at once, what is seen gets it when the field is left. */
function Address({ path, value, onChange }: { path: FieldPath; value: string; onChange: (address: string) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      id={fieldId(path)}
      value={typed ?? value}
      marks={[]}
      onChange={(next) => {
        setTyped(next);
        onChange(completeAddress(next));
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}

function Line({ path, schema, value, isRequired }: Props) {
  const { onChange } = useForm();
  const translate = useTranslate();
  const text = typeof value === 'string' ? value : '';
  const over = schema.maxLength === undefined ? 0 : text.length - schema.maxLength;
  const set = (next: string) => onChange(path, next === '' && !isRequired ? undefined : next);
  if (schema.format === 'date') return <Day path={path} value={text} onChange={set} />;
  if (schema.format === 'uri') return <Address path={path} value={text} onChange={set} />;
  return (
    <TextInput
      id={fieldId(path)}
      value={text}
      isError={over > 0}
      marks={over > 0 ? [translate('document.mark.too_long', { count: over })] : []}
      onChange={set}
    />
  );
}

/** A text, a day or a number. */
export function PlainInput(props: Props) {
  const { type } = props.schema;
  return type === 'number' || type === 'integer' ? <NumberInput {...props} /> : <Line {...props} />;
}
