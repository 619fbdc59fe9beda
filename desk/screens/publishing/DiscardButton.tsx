/** Takes back what was edited of one document. */
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { CONTENT_KEYS, discardChanges } from '../../content/content-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

interface Props {
  name: string;
  title: string;
  /** Who edited it last, and when: it may be somebody else. */
  lastEdit: string;
}

/** Asks before: what was typed is then in the log alone. */
export function DiscardButton({ name, title, lastEdit }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => discardChanges(name),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: CONTENT_KEYS.all });
      setAsking(false);
    },
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
        text={translate('publishing.discard_question', { title })}
        action={label}
        cancel={translate('content.cancel')}
        isBusy={isPending}
        error={error}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ marginTop: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{lastEdit}</Typography>
      </ConfirmDialog>
    </>
  );
}
