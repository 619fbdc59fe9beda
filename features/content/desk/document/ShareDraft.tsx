/** Makes a link to a draft for somebody without an account (EDIT-3). */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import shareNetworkIcon from '@phosphor-icons/core/regular/share-network.svg?raw';
import { call } from '../../../../desk/api/call.ts';
import type { DraftLink } from '../../contract/content-api.ts';
import { CopyButton } from '../../../../desk/components/CopyButton.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

function LinkDialog({ link, onClose }: { link: DraftLink; onClose: () => void }) {
  const translate = useTranslate();
  const { moment } = useTimes();
  const id = useId();
  const address = new URL(link.path, location.origin).href;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('document.share')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('document.share.lead', { time: moment(link.ends_at) })}</DialogContentText>
        <TextField
          fullWidth
          label={translate('document.share.link')}
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ marginTop: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('document.share.close')}</Button>
        <CopyButton text={address} />
      </DialogActions>
    </Dialog>
  );
}

/** A button, and the dialog with the link. */
export function ShareDraft({ page }: { page: string }) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => call('POST /api/desk/content/draft', { body: { page: page } }),
    onError: notifyError,
  });
  return (
    <>
      <Button size="small" startIcon={<Icon drawing={shareNetworkIcon} />} loading={isPending} onClick={() => mutate()}>
        {translate('document.share')}
      </Button>
      {data && <LinkDialog link={data} onClose={reset} />}
    </>
  );
}
