/** Says what went wrong, with a button that tries again. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../words/WordsProvider.tsx';
import { useErrorText } from './use-error-text.ts';

/** Stands in the place of what could not be loaded. */
export function RetryAlert({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('shell.error.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
