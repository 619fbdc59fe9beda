/** An icon, chosen by its drawing (EDIT-1). */
import { IconButton, Stack, Tooltip } from '@mui/material';
import { CONTENT_ICONS } from '../../../../../contract/content/content-icons.ts';
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import type { FieldSchema } from '../field-schema.ts';
import { fieldId, useForm } from '../form-context.tsx';
import { ICON_DRAWINGS } from './icon-drawings.ts';
import { Icon } from '../../../../../desk/components/Icon.tsx';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
}

/** All of them; the chosen one is marked. */
export function IconField({ path, schema, value }: Props) {
  const { onChange } = useForm();
  const titles = schema.enumTitles ?? [];
  return (
    <Stack direction="row" useFlexGap role="group" aria-label={schema.title} sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {CONTENT_ICONS.map((name, index) => {
        const isChosen = value === name;
        return (
          <Tooltip key={name} title={titles[index] ?? name}>
            <IconButton
              // What leads to the field leads to the first of them.
              id={index === 0 ? fieldId(path) : undefined}
              aria-pressed={isChosen}
              aria-label={titles[index] ?? name}
              sx={{
                border: 1,
                borderColor: isChosen ? 'primary.main' : 'divider',
                borderRadius: 1,
                color: isChosen ? 'primary.main' : 'text.primary',
                backgroundColor: isChosen ? 'action.selected' : undefined,
              }}
              onClick={() => onChange(path, name)}
            >
              <Icon drawing={ICON_DRAWINGS[name]} />
            </IconButton>
          </Tooltip>
        );
      })}
    </Stack>
  );
}
