/** Takes back what was edited of one document. */
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { CONTENT_KEYS, discardChanges } from '../../content/content-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** Asks before: what was typed is then in the log alone. */
export function DiscardButton({ name, title }: { name: string; title: string }) {
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
      />
    </>
  );
}
