/** A dialog with a form: its title, its fields, and the two buttons below. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { useErrorText } from './use-error-text.ts';

interface Props {
  title: string;
  /** The words of the button that sends the form, and of the one that closes it. */
  action: string;
  cancel: string;
  isBusy: boolean;
  /** Whether what is typed can be sent; left out: always. */
  isReady?: boolean;
  /** Why it was not done, unless a field says so. */
  error?: Error | null | undefined;
  maxWidth?: DialogProps['maxWidth'];
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Enter sends the form. */
export function FormDialog(props: Props) {
  const { title, action, cancel, isBusy, isReady = true, error, maxWidth = 'sm', onSubmit, onClose, children } = props;
  const id = useId();
  const errorText = useErrorText();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingTop: 1 }}>
            {error && <Alert severity="error">{errorText(error)}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
