/** What stands in the way of publishing a document, each leading to its field (EDIT-1). */
import { Alert, AlertTitle } from '@mui/material';
import type { ContentFaultItem } from '../../contract/content-api.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { FieldLink } from '../fields/FieldLink.tsx';
import type { FieldSchema } from '../fields/field-schema.ts';
import { pathTitle } from '../edits/ids/names.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  faults: readonly ContentFaultItem[];
  schema: FieldSchema;
  onOpen: (path: FieldPath) => void;
}

/** What does not fit in the document, each leading to its field; nothing while there are none. */
export function FaultList({ faults, schema, onOpen }: Props) {
  const translate = useTranslate();
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>{translate('document.cannot_publish', { count: faults.length })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {faults.map(({ path, message }) => (
          <li key={`${path.join('/')} ${message}`}>
            <FieldLink onOpen={() => onOpen(path)}>{pathTitle(schema, path) || translate('document.whole')}</FieldLink>:{' '}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
