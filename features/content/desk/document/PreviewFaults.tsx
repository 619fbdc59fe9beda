/** That the preview shows something older than the drafts, and which fields are the reason (EDIT-3). */
import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ContentFaultItem, PreviewNote } from '../../contract/content-api.ts';
import type { PublishingFault } from '../../contract/edition-api.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { FieldLink } from '../fields/FieldLink.tsx';
import { FieldTitle } from '../fields/FieldTitle.tsx';
import { editorPath } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Fields that are named; the form beside the preview marks all of them. */
const FIELDS_SHOWN = 3;

interface Props {
  /** Name of the document that is edited. */
  name: string;
  note: PreviewNote;
  /** What the form beside it lists already. */
  listed: readonly ContentFaultItem[];
  onField: (path: FieldPath) => void;
}

const keyOf = ({ path, message }: ContentFaultItem) => `${path.join('/')} ${message}`;

function OwnFault({ fault, onField }: { fault: PublishingFault; onField: Props['onField'] }) {
  const translate = useTranslate();
  const { document, path, message } = fault;
  return (
    <li>
      <FieldLink onOpen={() => onField(path)}>
        {path.length > 0 ? <FieldTitle document={document ?? ''} path={path} /> : translate('document.whole')}
      </FieldLink>
      : {message}
    </li>
  );
}

/** What keeps the preview from showing the drafts; nothing while the page is what they say. */
export function PreviewFaults({ name, note, listed, onField }: Props) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const own = note.faults.filter(({ document }) => document === name);
  const shown = own.filter((fault) => !listed.some((one) => keyOf(one) === keyOf(fault)));
  const others = note.faults.filter(({ document }) => document !== name);
  if (own.length === 0 && others.length === 0) return null;
  const more = shown.length - FIELDS_SHOWN;
  // One line for each of the other documents, with the first of its faults.
  const byDocument = [...Map.groupBy(others, ({ document }) => document)];
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ maxHeight: '40%', overflow: 'auto', '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {!note.isPage && translate('document.preview.none')}
      {note.isPage && own.length > 0 && translate('document.preview.older')}
      {(shown.length > 0 || (!note.isPage && others.length > 0)) && ` ${translate('document.preview.mend')}`}
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {shown.slice(0, FIELDS_SHOWN).map((fault) => (
          <OwnFault key={keyOf(fault)} fault={fault} onField={onField} />
        ))}
        {more > 0 && <li>{translate('document.preview.more', { count: more })}</li>}
        {byDocument.map(([document, [first]]) => (
          <li key={document}>
            {document !== null && (
              <>
                {note.isPage && `${translate('document.preview.other')} `}
                <Link component={RouterLink} to={editorPath(document, first?.path)} color="inherit">
                  {titleOf(document)}
                </Link>
                {first && first.path.length > 0 && (
                  <>
                    {' › '}
                    <FieldTitle document={document} path={first.path} />
                  </>
                )}
                {': '}
              </>
            )}
            {first?.message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
