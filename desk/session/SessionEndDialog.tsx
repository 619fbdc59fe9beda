/** Says when the session ends, over whatever screen is open. */
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useErrorText } from '../components/use-error-text.ts';
import { useTimes } from '../words/use-times.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

interface Props {
  /** When it ends, by the clock of this device, in milliseconds. */
  endHere: number;
  /** Whether nothing can be done about it. */
  isFinal: boolean;
  isBusy: boolean;
  /** Why the session was not prolonged. */
  error: Error | null;
  /** The session is to go on; of the last warning, it was read. */
  onClick: () => void;
}

/** Escape does what the button does: whoever presses it is there. */
export default function SessionEndDialog({ endHere, isFinal, isBusy, error, onClick }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const times = useTimes();
  const id = useId();
  const key = isFinal ? 'session_end.final' : 'session_end';
  const button = isFinal ? 'session_end.final.close' : 'session_end.stay';
  const describedBy = `${id}-text`;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClick}
      aria-labelledby={id}
      aria-describedby={describedBy}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{translate(`${key}.title`)}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ marginBottom: 2 }}>
            {errorText(error)}
          </Alert>
        )}
        <DialogContentText id={describedBy}>
          {translate(`${key}.text`, { time: times.moment(new Date(endHere).toISOString()) })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" loading={isBusy} onClick={onClick}>
          {translate(button)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
