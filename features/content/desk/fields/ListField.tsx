/** A list: entries can be added, removed and moved (EDIT-1). */
import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { EntryActions } from './EntryActions.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { Fold } from './Fold.tsx';
import { emptyValue, type FieldSchema, isSimple, summaryOf } from './field-schema.ts';
import { fieldId, useFaults, useForm } from './form-context.tsx';
import { moved } from '../edits/entries/list-changes.ts';
import { entryRemoved } from '../edits/entries/removal.ts';
import { SimpleInput } from './inputs/SimpleField.tsx';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  /** The fields of an entry that is not a single input. */
  renderEntry: (path: FieldPath, schema: FieldSchema, value: unknown) => ReactNode;
}

function SimpleEntry({
  path,
  schema,
  value,
  label,
  actions,
}: {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  label: string;
  actions: ReactNode;
}) {
  const faults = useFaults(path);
  return (
    <FieldFrame
      id={fieldId(path)}
      schema={{ ...schema, title: label, description: '' }}
      action={actions}
      faults={faults}
    >
      <SimpleInput path={path} schema={schema} value={value} isRequired />
    </FieldFrame>
  );
}

/** The entries and what can be done with them. */
export function ListField({ path, schema, value, renderEntry }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const { onChange, onRemove } = useForm();
  const faults = useFaults(path);
  const list: unknown[] = Array.isArray(value) ? value : [];
  const entrySchema = schema.items ?? {};
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  return (
    <FieldFrame id={fieldId(path)} schema={{ description: schema.description ?? '' }} faults={faults} isGroup>
      <Stack spacing={1}>
        {list.map((entry, index) => {
          const entryPath = [...path, index];
          const label = translate('document.entry', { number: index + 1 });
          const actions = (
            <EntryActions
              number={index + 1}
              of={list.length}
              canRemove={list.length > minItems}
              onMove={(by) => onChange(path, moved(list, index, by))}
              onRemove={() => onRemove(entryRemoved(path, list, index))}
            />
          );
          return isSimple(entrySchema) ? (
            <SimpleEntry
              key={entryPath.join()}
              path={entryPath}
              schema={entrySchema}
              value={entry}
              label={label}
              actions={actions}
            />
          ) : (
            <Fold
              key={entryPath.join()}
              path={entryPath}
              title={`${index + 1}`}
              summary={summaryOf(entry, locale)}
              action={actions}
            >
              {() => renderEntry(entryPath, entrySchema, entry)}
            </Fold>
          );
        })}
        <Box>
          <Button
            startIcon={<Icon drawing={plusIcon} />}
            size="small"
            disabled={list.length >= maxItems}
            onClick={() => onChange(path, [...list, emptyValue(entrySchema)])}
          >
            {translate('document.add_entry')}
          </Button>
        </Box>
      </Stack>
    </FieldFrame>
  );
}
