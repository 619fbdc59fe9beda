/** A field that is a single input: a text, a choice, a number, a day, yes or no (EDIT-1). */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Select from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import type { FieldPath } from '../../contract/field-edits.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { ColorField } from './ColorField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldSchema, isFields } from './field-schema.ts';
import { FilmField } from './films/FilmField.tsx';
import { fieldId, SourcesContext, useFaults, useForm } from './form-context.tsx';
import { IconField } from './IconField.tsx';
import { PictureField } from './pictures/PictureField.tsx';
import { TextInput } from './TextInput.tsx';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  isRequired: boolean;
}

/** A choice: what is stored, and what it is called. */
type Choice = readonly [value: string, title: string];

function Choices({ path, value, choices, isRequired }: Omit<Props, 'schema'> & { choices: readonly Choice[] }) {
  const translate = useTranslate();
  const { onChange } = useForm();
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = choices.some(([one]) => one === chosen);
  return (
    <Select
      fullWidth
      variant="outlined"
      input={<OutlinedInput size="small" />}
      inputProps={{ id: fieldId(path), 'aria-invalid': !isKnown && chosen !== '' ? true : undefined }}
      value={chosen}
      onChange={(event) => onChange(path, event.target.value === '' ? undefined : event.target.value)}
    >
      {(!isRequired || chosen === '') && <option value="">{translate('document.nothing_chosen')}</option>}
      {/* What is stored is shown even where it is none of the choices. */}
      {!isKnown && chosen !== '' && <option value={chosen}>{chosen}</option>}
      {choices.map(([one, title]) => (
        <option key={one} value={one}>
          {title}
        </option>
      ))}
    </Select>
  );
}

function useChoices({ format, refersTo, enum: values, enumTitles }: FieldSchema): Choice[] | undefined {
  const sources = useContext(SourcesContext);
  const { documents } = useForm();
  if (format === 'source')
    return Object.entries(isFields(sources) ? sources : {}).map(([id, source]): Choice => {
      const publisher = isFields(source) && typeof source['publisher'] === 'string' ? source['publisher'] : '';
      return [id, [publisher, `(${id})`].filter(Boolean).join(' ')];
    });
  if (refersTo)
    return documents
      .filter(({ name }) => name.startsWith(`${refersTo}/`))
      .map(({ name, title }): Choice => [name.slice(refersTo.length + 1), title]);
  return values?.map((one, index): Choice => [one, enumTitles?.[index] ?? one]);
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

function Line({ path, schema, value, isRequired }: Props) {
  const { onChange } = useForm();
  const translate = useTranslate();
  const text = typeof value === 'string' ? value : '';
  const over = schema.maxLength === undefined ? 0 : text.length - schema.maxLength;
  const set = (next: string) => onChange(path, next === '' && !isRequired ? undefined : next);
  if (schema.format === 'date')
    return (
      <OutlinedInput
        size="small"
        type="date"
        id={fieldId(path)}
        value={text}
        onChange={(event) => set(event.target.value)}
      />
    );
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

function YesOrNo({ path, schema, value }: Props) {
  const { onChange } = useForm();
  const faults = useFaults(path);
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox id={fieldId(path)} checked={value === true} onChange={(_event, isOn) => onChange(path, isOn)} />
        }
        label={
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {schema.title}
          </Typography>
        }
      />
      {[schema.description, ...faults].map(
        (line) =>
          line && (
            <Typography
              key={line}
              variant="caption"
              component="p"
              color={faults.includes(line) ? 'error' : 'textSecondary'}
              sx={{ maxWidth: '80ch' }}
            >
              {line}
            </Typography>
          ),
      )}
    </div>
  );
}

/** The input alone, as lists of texts have it. */
export function SimpleInput(props: Props) {
  const choices = useChoices(props.schema);
  const { type } = props.schema;
  if (props.schema.picture) return <PictureField path={props.path} place={props.schema.picture} value={props.value} />;
  if (props.schema.icon) return <IconField {...props} />;
  if (props.schema.color) return <ColorField {...props} />;
  if (props.schema.film) return <FilmField path={props.path} value={props.value} />;
  if (choices) return <Choices {...props} choices={choices} />;
  if (type === 'number' || type === 'integer') return <NumberInput {...props} />;
  return <Line {...props} />;
}

/** The input with its label. */
export function SimpleField(props: Props) {
  const faults = useFaults(props.path);
  if (props.schema.type === 'boolean') return <YesOrNo {...props} />;
  return (
    <FieldFrame id={fieldId(props.path)} schema={props.schema} faults={faults}>
      <SimpleInput {...props} />
    </FieldFrame>
  );
}
