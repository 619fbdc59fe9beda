/** Entries under ids of one's own, such as the sources of a document (EDIT-1). */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import type { FieldPath } from '../../contract/field-edits.ts';
import { PlusIcon, TrashIcon } from '../components/screen-icons.tsx';
import { useLocale, useTranslate } from '../words/WordsProvider.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { Fold } from './Fold.tsx';
import { emptyValue, type FieldSchema, isFields, summaryOf } from './field-schema.ts';
import { fieldId, useFaults, useForm } from './form-context.tsx';
import { fieldRemoved } from './removal.ts';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  renderEntry: (path: FieldPath, schema: FieldSchema, value: unknown) => ReactNode;
}

function AddEntry({ isTaken, onAdd }: { isTaken: (id: string) => boolean; onAdd: (id: string) => void }) {
  const translate = useTranslate();
  const [id, setId] = useState('');
  const typed = id.trim();
  const taken = isTaken(typed);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        size="small"
        label={translate('document.new_id')}
        value={id}
        error={taken}
        helperText={taken ? translate('document.id_taken') : ''}
        onChange={(event) => setId(event.target.value)}
      />
      <Button
        startIcon={<PlusIcon />}
        disabled={typed === '' || taken}
        onClick={() => {
          onAdd(typed);
          setId('');
        }}
      >
        {translate('document.add_entry')}
      </Button>
    </Stack>
  );
}

/** The entries in their order; an id stays as it is, because other fields name it. */
export function EntriesField({ path, schema, value, renderEntry }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const { onChange, onRemove } = useForm();
  const entries = isFields(value) ? value : {};
  const entrySchema = schema.additionalProperties || {};
  return (
    <FieldFrame id={fieldId(path)} schema={{ description: schema.description ?? '' }} faults={useFaults(path)} isGroup>
      <Stack spacing={1}>
        {Object.entries(entries).map(([id, entry]) => (
          <Fold
            key={id}
            path={[...path, id]}
            title={id}
            summary={summaryOf(entry, locale)}
            action={
              <IconButton
                size="small"
                aria-label={translate('document.remove_named', { name: id })}
                onClick={() => onRemove(fieldRemoved([...path, id], entry))}
              >
                <TrashIcon fontSize="small" />
              </IconButton>
            }
          >
            {() => renderEntry([...path, id], entrySchema, entry)}
          </Fold>
        ))}
        <Box sx={{ paddingTop: 0.5 }}>
          <AddEntry
            isTaken={(id) => Object.hasOwn(entries, id)}
            onAdd={(id) => onChange(path, { ...entries, [id]: emptyValue(entrySchema) })}
          />
        </Box>
      </Stack>
    </FieldFrame>
  );
}
