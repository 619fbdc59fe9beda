/** Begins a new document with what another one of its kind says (EDIT-1). */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { nameFromTitle } from '../../../contract/document-name.ts';
import { valueAt } from '../../../contract/field-edits.ts';
import { CopyIcon } from '../../components/screen-icons.tsx';
import { AddDocument } from '../../content/AddDocument.tsx';
import type { NamedDocument } from '../../content/form-context.tsx';
import { kindOfName } from '../../content/names.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

interface Props {
  name: string;
  body: unknown;
  /** All documents, whose names are taken. */
  documents: readonly NamedDocument[];
}

/** The title by which addresses are known: the English one. */
function englishTitle(body: unknown): string {
  const title = valueAt(body, ['title', 'en']) ?? valueAt(body, ['name', 'en']);
  return typeof title === 'string' ? title : '';
}

/** A button, and the question for a name. */
export function CopyDocument({ name, body, documents }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const kind = kindOfName(name);
  const isTaken = (one: string) => documents.some((other) => other.name === `${kind}/${one}`);
  return (
    <>
      <Button startIcon={<CopyIcon />} onClick={() => setAsking(true)}>
        {translate('content.copy')}
      </Button>
      {isAsking && (
        <AddDocument
          kind={kind}
          original={{ body, suggestion: nameFromTitle(englishTitle(body), isTaken) }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
