/** What a field says, to be read: for what changed and for two versions of it. */
import Box from '@mui/material/Box';
import { useTranslate } from '../words/WordsProvider.tsx';
import type { FieldSchema } from './field-schema.ts';
import { linesOf } from './names.ts';

interface Props {
  value: unknown;
  /** Of the field; without it parts are called as they are stored. */
  schema?: FieldSchema | undefined;
}

/** A text as it is; what has fields as lines. */
export function ValueText({ value, schema = {} }: Props) {
  const translate = useTranslate();
  const lines = linesOf(value, schema, { yes: translate('document.yes'), no: translate('document.no') });
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {lines.length === 0 ? <em>{translate('document.empty')}</em> : lines.join('\n')}
    </Box>
  );
}
