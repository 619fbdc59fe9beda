/** Takes a document off the site: a programme, a school, a story, a film (EDIT-1). */
import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import trashIcon from '@phosphor-icons/core/regular/trash.svg?raw';
import { call } from '../../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  name: string;
  title: string;
  /** Whether visitors see it. */
  isPublished: boolean;
  /**
   * Called with true before the document is removed, and with false if it could not be. Once it is gone it stays true: the
   * editor may be shown some time longer than the call takes.
   */
  onRemoving: (isRemoving: boolean) => void;
}

/** A button, and the question. Visitors see the document until it is published that it is gone. */
export function RemoveDocument({ name, title, isPublished, onRemoving }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /api/desk/content/document', { query: { name: name } }),
    meta: { renews: [CONTENT_KEYS.list, CONTENT_KEYS.changes] },
    onMutate: () => {
      onRemoving(true);
      // An answer that is under way would be that there is no such document.
      return client.cancelQueries({ queryKey: CONTENT_KEYS.document(name) });
    },
    onError: () => onRemoving(false),
    onSuccess: async () => {
      await navigate('/content');
      // Not while the editor is still shown: it would ask for what is gone.
      client.removeQueries({ queryKey: CONTENT_KEYS.document(name), type: 'inactive' });
    },
  });
  return (
    <div>
      <Button color="error" startIcon={<Icon drawing={trashIcon} />} onClick={() => setAsking(true)}>
        {translate('document.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('document.remove')}
        text={translate(isPublished ? 'document.remove.question' : 'document.remove.question_unpublished', { title })}
        action={translate('document.remove')}
        color="error"
        isBusy={isPending}
        error={error}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
