/** Takes back what was edited of one document. */
import { Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import type { UnpublishedChange } from '../../contract/edition-api.ts';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  name: string;
  title: string;
  kind: UnpublishedChange['kind'];
  /** Who edited it last, and when: it may be somebody else. */
  lastEdit: string;
}

/** What becomes of a document that was changed, added or removed. */
const QUESTIONS = {
  changed: 'publishing.discard_question',
  added: 'document.remove.question_unpublished',
  removed: 'publishing.discard_removed_question',
} as const;

/** Asks before: of a document that was added nothing is left but the log. */
export function DiscardButton({ name, title, kind, lastEdit }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/desk/content/document/discard', { query: { name: name } }),
    meta: { renews: [CONTENT_KEYS.all] },
  });
  const label = translate('publishing.discard');
  return (
    <>
      <Button size="small" aria-label={`${label}: ${title}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={label}
        text={translate(QUESTIONS[kind], { title })}
        action={label}
        isBusy={isPending}
        error={error}
        onConfirm={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ marginTop: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{lastEdit}</Typography>
      </ConfirmDialog>
    </>
  );
}
