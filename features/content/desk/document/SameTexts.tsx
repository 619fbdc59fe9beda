/** Which texts of a copy are still those of its original (EDIT-1). */
import { Alert } from '@mui/material';
import type { ContentDocument } from '../../contract/content-api.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { FieldLink } from '../fields/FieldLink.tsx';
import type { FieldSchema } from '../fields/field-schema.ts';
import { pathTitle } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  document: ContentDocument;
  schema: FieldSchema;
  onOpen: (path: FieldPath) => void;
}

/** Each text leads to its field; nothing once all are rewritten, and nothing of what was published. */
export function SameTexts({ document: { same_texts: same }, schema, onOpen }: Props) {
  const translate = useTranslate();
  const titleOf = useTitles();
  if (!same) return null;
  return (
    <Alert severity="info" role="note" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {translate('document.same_texts', { document: titleOf(same.document) })}
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {same.paths.map((path) => (
          <li key={path.join('/')}>
            <FieldLink onOpen={() => onOpen(path)}>{pathTitle(schema, path)}</FieldLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
