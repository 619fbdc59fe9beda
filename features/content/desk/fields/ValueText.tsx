/** What a field says, to be read: for what changed and for two versions of it. */
import { Box } from '@mui/material';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { FieldSchema } from './field-schema.ts';
import { linesOf, type ValueWords } from '../edits/ids/names.ts';
import { PictureThumb } from '../pictures/PictureThumb.tsx';

interface Props {
  value: unknown;
  /** Of the field; without it parts are called as they are stored. */
  schema?: FieldSchema | undefined;
  nameOf?: ValueWords['nameOf'];
}

/** A text as it is, a picture small with its name; what has fields as lines. */
export function ValueText({ value, schema = {}, nameOf }: Props) {
  const translate = useTranslate();
  const { day } = useTimes();
  const lines = linesOf(value, schema, { yes: translate('document.yes'), no: translate('document.no'), day, nameOf });
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {schema.picture && typeof value === 'string' && value !== '' && (
        <PictureThumb key={value} name={value} place={schema.picture} />
      )}
      {lines.length === 0 ? <em>{translate('document.empty')}</em> : lines.join('\n')}
    </Box>
  );
}
