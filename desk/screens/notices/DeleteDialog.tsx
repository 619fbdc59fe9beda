/** Asks before a channel is deleted: its secrets cannot be brought back. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChannelItem } from '../../../contract/notice-api.ts';
import { useNotify } from '../../components/NotifyProvider.tsx';
import { useNotifyError } from '../../components/use-notify-error.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { deleteChannel, NOTICES_KEY } from './notice-calls.ts';

/** The question. */
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
    <Dialog open onClose={onClose} aria-labelledby="delete-title" maxWidth="xs" fullWidth>
      <DialogTitle id="delete-title" sx={{ overflowWrap: 'anywhere' }}>
        {translate('notices.delete.title', { label })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('notices.delete.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button autoFocus onClick={onClose}>
          {translate('notices.delete.no')}
        </Button>
        <Button color="error" variant="contained" loading={isPending} onClick={() => mutate()}>
          {translate('notices.delete.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
