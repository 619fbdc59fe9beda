/** Begins a new document with what another one of its kind says (EDIT-1). */
import { Button } from '@mui/material';
import { useState } from 'react';
import copyIcon from '@phosphor-icons/core/regular/copy.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { AddDocument } from '../fields/AddDocument.tsx';
import { kindOfName } from '../edits/ids/names.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** A button, and the question for a title. */
export function CopyDocument({ name, body }: { name: string; body: unknown }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button startIcon={<Icon drawing={copyIcon} />} onClick={() => setAsking(true)}>
        {translate('content.copy')}
      </Button>
      {isAsking && <AddDocument kind={kindOfName(name)} original={body} onClose={() => setAsking(false)} />}
    </>
  );
}
