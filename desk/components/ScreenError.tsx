/** Catches a screen that cannot be shown: the frame stays, and there is a way on. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { CallError } from '../api/call.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

interface Props {
  children: ReactNode;
  /** Another place: what was wrong there is forgotten. */
  place: string;
  onRetry: () => void;
}

/** React catches errors in classes alone. */
class Catcher extends Component<Props, { error: unknown; place: string }> {
  override state = { error: undefined as unknown, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: { place: string }) {
    return place === state.place ? null : { place, error: undefined };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Fault error={error} onRetry={this.retry} />;
  }
}

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const message = error instanceof CallError ? error.message : 'shell.error.unknown';
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('shell.error.retry')}
        </Button>
      }
    >
      <AlertTitle>{translate('shell.error.title')}</AlertTitle>
      {translate(message)}
    </Alert>
  );
}

/** Wraps a screen; `place` is its address. */
export function ScreenError({ children, place }: { children: ReactNode; place: string }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher place={place} onRetry={reset}>
          {children}
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  );
}
