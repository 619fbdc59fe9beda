/** A colour: picked, chosen from those in use, or written (EDIT-1). */
import { ButtonBase, OutlinedInput, Stack, styled } from '@mui/material';
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { FieldSchema } from '../field-schema.ts';
import { fieldId, useForm } from '../form-context.tsx';

const Picker = styled('input')(({ theme }) => ({
  width: 56,
  height: 40,
  padding: 2,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
}));

const Chip = styled(ButtonBase)(({ theme }) => ({
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1px solid ${theme.palette.divider}`,
  '&[aria-pressed="true"], &:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
}

/** What is stored is the text, as #RRGGBB. */
export function ColorField({ path, schema, value }: Props) {
  const translate = useTranslate();
  const { onChange } = useForm();
  const text = typeof value === 'string' ? value : '';
  const set = (color: string) => onChange(path, color.toUpperCase());
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {/* The picker knows no empty colour: what is none yet is shown as grey. */}
        <Picker
          type="color"
          aria-label={translate('document.pick_color')}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#888888'}
          onChange={(event) => set(event.target.value)}
        />
        <OutlinedInput
          size="small"
          id={fieldId(path)}
          value={text}
          inputProps={{ maxLength: 7, spellCheck: false, autoCapitalize: 'characters' }}
          sx={{ width: 130 }}
          onChange={(event) => onChange(path, event.target.value.trim())}
        />
      </Stack>
      {schema.examples && (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          role="group"
          aria-label={translate('document.colors_in_use')}
          sx={{ flexWrap: 'wrap' }}
        >
          {schema.examples.map((color) => (
            <Chip
              key={color}
              title={color}
              aria-label={color}
              aria-pressed={color === text.toUpperCase()}
              sx={{ backgroundColor: color }}
              onClick={() => set(color)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
