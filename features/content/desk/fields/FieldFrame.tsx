/** What stands around an input of a form: its label, its note and what does not fit. */
import { Box, FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldSchema } from './field-schema.ts';

interface FrameProps {
  id: string;
  schema: FieldSchema;
  /** Beside the label. */
  action?: ReactNode;
  faults: readonly string[];
  /** Whether the label is that of one input; else it names a group. */
  isGroup?: boolean;
  children: ReactNode;
}

/** The frame; what it holds is named by the element `{id}-label`. */
export function FieldFrame({ id, schema, action, faults, isGroup = false, children }: FrameProps) {
  const label = { id: `${id}-label`, variant: 'body2', sx: { fontWeight: 600 } } as const;
  return (
    <Box role={isGroup ? 'group' : undefined} aria-labelledby={isGroup ? label.id : undefined} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
        {isGroup ? (
          <Typography {...label}>{schema.title}</Typography>
        ) : (
          <Typography component="label" htmlFor={id} {...label}>
            {schema.title}
          </Typography>
        )}
        {action}
      </Box>
      {schema.description && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ marginBottom: 0.5, maxWidth: '80ch' }}>
          {schema.description}
        </Typography>
      )}
      {children}
      {faults.map((fault) => (
        <FormHelperText key={fault} error>
          {fault}
        </FormHelperText>
      ))}
    </Box>
  );
}
