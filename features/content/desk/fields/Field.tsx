/** A field of a form, made from its schema alone: no form of the desk's editor is written by hand (EDIT-1). */
import { Button, IconButton, NativeSelect, OutlinedInput, Stack } from '@mui/material';
import { memo } from 'react';
import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw';
import trashIcon from '@phosphor-icons/core/regular/trash.svg?raw';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { Fold } from './Fold.tsx';
import { emptyValue, type FieldSchema, isFields, isSimple, optionOf, summaryOf } from './field-schema.ts';
import { fieldId, useForm } from './form-context.tsx';
import { ListField } from './ListField.tsx';
import { fieldRemoved } from '../edits/entries/removal.ts';
import { SimpleField } from './inputs/SimpleField.tsx';
import { WordListField } from './inputs/WordListField.tsx';
import { WordsField } from './inputs/WordsField.tsx';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  isRequired: boolean;
}

const renderEntry = (path: FieldPath, schema: FieldSchema, value: unknown) => (
  <FieldContent path={path} schema={schema} value={value} isRequired />
);

/** A field of one of several kinds: which one is chosen first. */
function UnionField({ path, schema, value }: Props) {
  const translate = useTranslate();
  const { onRemove } = useForm();
  const options = schema.anyOf ?? [];
  const chosen = optionOf(options, value);
  const option = options[chosen] ?? {};
  return (
    <Stack spacing={1.5}>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': translate('document.kind_of', { name: schema.title ?? '' }) }}
        value={chosen}
        onChange={(event) => onRemove(fieldRemoved(path, value, emptyValue(options[Number(event.target.value)] ?? {})))}
      >
        {options.map(({ title, type }, index) => (
          <option key={title ?? type} value={index}>
            {type === 'null' ? translate('document.none') : title}
          </option>
        ))}
      </NativeSelect>
      {option.type !== 'null' && (
        <FieldContent path={path} schema={{ ...option, title: schema.title ?? '' }} value={value} isRequired />
      )}
    </Stack>
  );
}

/** The fields of something. The block of sources is no field of the form: each source is at its facts. */
function ObjectFields({ path, schema, value }: Props) {
  const { properties = {}, required = [] } = schema;
  const fields = isFields(value) ? value : {};
  const shown = Object.entries(properties).filter(([, inner]) => !inner.additionalProperties);
  return (
    <Stack spacing={2}>
      {shown.map(([name, inner]) => (
        <Field
          key={name}
          path={[...path, name]}
          schema={inner}
          value={fields[name]}
          isRequired={required.includes(name)}
        />
      ))}
    </Stack>
  );
}

/** All of a field but its heading. */
function FieldContent(props: Props) {
  const { path, schema, value } = props;
  if (schema.anyOf) return <UnionField {...props} />;
  if (schema.format === 'words') return <WordsField path={path} schema={schema} value={value} />;
  if (schema.format === 'word-list') return <WordListField path={path} schema={schema} value={value} />;
  if (schema.type === 'array') return <ListField path={path} schema={schema} value={value} renderEntry={renderEntry} />;
  if (schema.type === 'object') return <ObjectFields {...props} />;
  return <SimpleField {...props} />;
}

function AddField({ path, schema }: Props) {
  const translate = useTranslate();
  const { onChange } = useForm();
  return (
    <div>
      <Button
        id={fieldId(path)}
        size="small"
        startIcon={<Icon drawing={plusIcon} />}
        onClick={() => onChange(path, emptyValue(schema))}
      >
        {translate('document.add_field', { name: schema.title ?? '' })}
      </Button>
    </div>
  );
}

function AnyField(props: Props) {
  const { path, schema, value, isRequired } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { onRemove } = useForm();
  if (isSimple(schema)) return <SimpleField {...props} />;
  if (value === undefined && !isRequired && schema.default === undefined) return <AddField {...props} />;
  const remove = !isRequired && (
    <IconButton
      size="small"
      aria-label={translate('document.remove_named', { name: schema.title ?? '' })}
      onClick={() => onRemove(fieldRemoved(path, value))}
    >
      <Icon drawing={trashIcon} isSmall />
    </IconButton>
  );
  const isOpenAlways = schema.format === 'words' && isRequired;
  if (isOpenAlways) return <FieldContent {...props} />;
  const count = Array.isArray(value)
    ? translate('document.entries', { count: value.length })
    : summaryOf(value, locale);
  return (
    <Fold path={path} title={schema.title ?? ''} summary={count} action={remove}>
      {() => <FieldContent {...props} />}
    </Fold>
  );
}

/** A field with its heading. Typing in one leaves the others as they are. */
const Field = memo(
  AnyField,
  (before, now) =>
    before.schema === now.schema &&
    before.value === now.value &&
    before.isRequired === now.isRequired &&
    before.path.join('/') === now.path.join('/'),
);

/** The fields of a whole document. */
export function DocumentFields({ schema, value }: { schema: FieldSchema; value: unknown }) {
  return <FieldContent path={[]} schema={schema} value={value} isRequired />;
}
