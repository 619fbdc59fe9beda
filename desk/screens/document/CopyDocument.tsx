/** Begins a new document with what another one of its kind says (EDIT-1). */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CopyIcon } from '../../components/screen-icons.tsx';
import { AddDocument } from '../../content/AddDocument.tsx';
import { kindOfName } from '../../content/names.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

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
