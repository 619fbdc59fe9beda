/** How much of a document is still to be filled in, with the way from one field to the next (EDIT-1). */
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { ContentFaultItem } from '../../contract/content-api.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { nextGap, type Opened } from '../edits/gaps.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  gaps: readonly ContentFaultItem[];
  /** Shows a field; what is left for it has been seen. */
  onOpen: (path: FieldPath, left: FieldPath | undefined) => void;
}

/** How many fields are still empty, and a button that leads to the next; nothing while none is. */
export function GapNotice({ gaps, onOpen }: Props) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const next = nextGap(gaps, opened);
  if (!next) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button
          size="small"
          onClick={() => {
            setOpened(next);
            onOpen([...next.path], opened?.path);
          }}
        >
          {translate(opened ? 'document.gaps.next' : 'document.gaps.first')}
        </Button>
      }
      sx={{
        flex: '1 1 200px',
        alignItems: 'center',
        '& .MuiAlert-action': { padding: 0, flexShrink: 0 },
      }}
    >
      {translate('document.gaps.lead', { count: gaps.length })}
    </Alert>
  );
}
