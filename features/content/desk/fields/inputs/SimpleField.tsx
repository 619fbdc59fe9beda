/** A field that is a single input: a text, a choice, a number, a day, yes or no (EDIT-1). */
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import { ColorField } from './ColorField.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldSchema } from '../field-schema.ts';
import { FilmField } from '../../films/FilmField.tsx';
import { fieldId, useFaults, useForm } from '../form-context.tsx';
import { IconField } from './IconField.tsx';
import { PictureField } from '../../pictures/PictureField.tsx';
import { type TitledValue, Choices, PlainInput } from './PlainInput.tsx';
import { SourceField } from './SourceField.tsx';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  isRequired: boolean;
}

function useChoices({ refersTo, enum: values, enumTitles }: FieldSchema): TitledValue[] | undefined {
  const { documents } = useForm();
  if (refersTo)
    return documents
      .filter(({ name }) => name.startsWith(`${refersTo}/`))
      .map(({ name, title }): TitledValue => [name.slice(refersTo.length + 1), title]);
  return values?.map((one, index): TitledValue => [one, enumTitles?.[index] ?? one]);
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
  const { onChange } = useForm();
  if (props.schema.format === 'source') return <SourceField {...props} />;
  if (props.schema.picture) return <PictureField path={props.path} place={props.schema.picture} value={props.value} />;
  if (props.schema.icon) return <IconField {...props} />;
  if (props.schema.color) return <ColorField {...props} />;
  if (props.schema.film) return <FilmField path={props.path} value={props.value} />;
  if (choices) return <Choices {...props} choices={choices} onChoose={(chosen) => onChange(props.path, chosen)} />;
  return <PlainInput {...props} />;
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
