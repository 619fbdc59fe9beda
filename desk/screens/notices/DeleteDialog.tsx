/** Asks before a channel is deleted: its secrets cannot be brought back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChannelItem } from '../../../contract/notice-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/NotifyProvider.tsx';
import { useNotifyError } from '../../components/use-error-text.ts';
import { deleteChannel, NOTICES_KEY } from '../../notices/notice-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** A manager confirms that the channel goes, or keeps it. */
export function DeleteDialog({ channel: { id, label }, onClose }: { channel: ChannelItem; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteChannel(id),
    onSuccess: () => notify('notices.removed', 'info', { values: { label } }),
    onError: notifyError,
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: NOTICES_KEY });
    },
  });
  return (
    <ConfirmDialog
      title={translate('notices.delete.title', { label })}
      text={translate('notices.delete.text')}
      action={translate('notices.delete.yes')}
      cancel={translate('notices.delete.no')}
      color="error"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
