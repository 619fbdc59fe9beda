/** Asks before a channel is deleted: its secrets cannot be brought back. */
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../desk/components/ConfirmDialog.tsx';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';
import { useNotifyError } from '../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { ChannelItem } from '../contract.ts';
import { NOTICES_KEY } from './notice-api.ts';

/** A manager confirms that the channel goes, or keeps it. */
export function DeleteDialog({ channel: { id, label }, onClose }: { channel: ChannelItem; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/desk/notices/channels/:id', { id }),
    meta: { renews: [NOTICES_KEY] },
    onSuccess: () => notify('notices.removed', 'info', { values: { label } }),
    onError: notifyError,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={translate('notices.delete.title', { label })}
      text={translate('notices.delete.text')}
      action={translate('notices.delete.yes')}
      color="error"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
