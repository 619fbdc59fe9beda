/** Asks before something that somebody else will notice. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface Props {
  title: string;
  text: string;
  /** The words of the button that does it, and of the one that does not. */
  action: string;
  cancel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The dialog; open while it is there. */
export function ConfirmDialog({ title, text, action, cancel, isBusy, onConfirm, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="contained" loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
