/** Asks before something is done that somebody else will notice, or that cannot be undone. */
import {
  Alert,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../words/WordsProvider.tsx';
import { useErrorText } from './use-error-text.ts';

interface Props {
  isOpen?: boolean;
  title: string;
  text: string;
  /** The words of the button that does it. */
  action: string;
  color?: ButtonProps['color'];
  isBusy: boolean;
  /** Whether what was chosen can be done; left out: always. */
  isReady?: boolean;
  /** Why it was not done. */
  error?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  /** What is to be chosen in the dialog. */
  children?: ReactNode;
}

/** Says what will happen; the person does it or goes back. */
export function ConfirmDialog(props: Props) {
  const { isOpen = true, title, text, action, color = 'primary', isBusy, error } = props;
  const { isReady = true, onConfirm, onClose } = props;
  const id = useId();
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ marginBottom: 2 }}>
            {errorText(error)}
          </Alert>
        )}
        <DialogContentText>{text}</DialogContentText>
        {props.children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={color === 'error'} onClick={onClose}>
          {translate('shell.cancel')}
        </Button>
        <Button variant="contained" color={color} loading={isBusy} disabled={!isReady} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
