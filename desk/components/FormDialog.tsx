/** A dialog with a form: its title, its fields, and the two buttons below. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../words/WordsProvider.tsx';
import { useErrorText } from './use-error-text.ts';

interface Props {
  title: string;
  /** What the form is for. */
  text?: string;
  /** The words of the button that sends the form. */
  action: string;
  isBusy: boolean;
  /** Whether what is typed can be sent; left out: always. */
  isReady?: boolean;
  /** Why it was not done, unless a field says so. */
  error?: Error | null | undefined;
  maxWidth?: DialogProps['maxWidth'];
  /** Whether it fills the screen of a phone, for many fields. */
  isLong?: boolean;
  /** Said beside the button that was pressed: the fields may stand far above. */
  notice?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form; Enter sends it. */
export function FormDialog(props: Props) {
  const { title, text, action, isBusy, isReady = true, error, maxWidth = 'sm' } = props;
  const { isLong = false, notice, onSubmit, onClose, children } = props;
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const isWhole = isLong && isPhone;
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={isWhole}
      slotProps={isWhole ? { paper: { sx: { borderRadius: 0 } } } : {}}
    >
      <Stack
        component="form"
        noValidate
        sx={{ minHeight: 0, flex: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onSubmit();
        }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingTop: 1 }}>
            {text && <Typography color="textSecondary">{text}</Typography>}
            {error && <Alert severity="error">{errorText(error)}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        {notice !== undefined && (
          <Box role="status" sx={{ paddingInline: 3 }}>
            {notice}
          </Box>
        )}
        <DialogActions>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
