/** Begins a new document with what another one of its kind says (EDIT-1). */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CopyIcon } from '../../../../desk/components/icons/screen-icons.tsx';
import { AddDocument } from '../fields/AddDocument.tsx';
import { kindOfName } from '../edits/names.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** A button, and the question for a title. */
export function CopyDocument({ name, body }: { name: string; body: unknown }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button startIcon={<CopyIcon />} onClick={() => setAsking(true)}>
        {translate('content.copy')}
      </Button>
      {isAsking && <AddDocument kind={kindOfName(name)} original={body} onClose={() => setAsking(false)} />}
    </>
  );
}
