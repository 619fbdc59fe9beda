/** Says what went wrong, with a button that tries again. */
import { useTranslate } from '../words/WordsProvider.tsx';
import { Alert } from './Alert.tsx';
import { useErrorText } from './use-error-text.ts';

/** Stands in the place of what could not be loaded. */
export function RetryAlert({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      action={
        <button type="button" className="button button-plain" onClick={onRetry}>
          {translate('shell.error.retry')}
        </button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
