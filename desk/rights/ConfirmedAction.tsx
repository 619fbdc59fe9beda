/** A button that asks once more before it does something for good. */
import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from '../components/NotifyProvider.tsx';
import { useTranslate } from '../words/WordsProvider.tsx';

interface Props {
  /** Words of the button, and of the one in the dialog. */
  label: string;
  /** What is asked. */
  question: string;
  /** Key of the words that say that it is done. */
  done: string;
  color?: ButtonProps['color'];
  variant?: 'contained' | 'outlined';
  isDisabled?: boolean;
  run: () => Promise<unknown>;
  /** What is to be chosen in the dialog. */
  children?: ReactNode;
}

/** The button and its dialog. */
export function ConfirmedAction(props: Props) {
  const { label, question, done, color = 'primary', variant = 'contained', isDisabled = false, run, children } = props;
  const id = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify(done, 'success');
      setAsking(false);
    },
  });
  const open = () => {
    reset();
    setAsking(true);
  };
  return (
    <>
      <Button variant={variant} color={color} disabled={isDisabled} onClick={open}>
        {label}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} maxWidth="xs" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>{label}</DialogTitle>
        <DialogContent>
          {error && (
            <Alert severity="error" sx={{ marginBottom: 2 }}>
              {translate(error.message)}
            </Alert>
          )}
          <DialogContentText sx={{ color: 'text.primary' }}>{question}</DialogContentText>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{translate('carry.cancel')}</Button>
          <Button variant="contained" color={color} loading={isPending} onClick={() => mutate()}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
