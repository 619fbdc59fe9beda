/** Catches a screen that cannot be shown: the frame stays, and there is a way on. */
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useTranslate } from '../words/WordsProvider.tsx';
import { ScreenLoadError } from './lazy-part.tsx';
import { RetryAlert } from './RetryAlert.tsx';
import { ScreenPage } from './ScreenPage.tsx';

interface Props {
  children: ReactNode;
  /** Another place: what was wrong there is forgotten. */
  place: string;
  isAlone: boolean;
  onRetry: () => void;
}

/** React catches errors in classes alone. */
class Catcher extends Component<Props, { error: unknown; place: string }> {
  override state: { error: unknown; place: string } = { error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: { place: string }) {
    return place === state.place ? null : { place, error: undefined };
  }

  retry = () => {
    if (this.state.error instanceof ScreenLoadError) {
      window.location.reload();
      return;
    }
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <Fault error={error} isAlone={this.props.isAlone} onRetry={this.retry} />
    );
  }
}

function Fault({ error, isAlone, onRetry }: { error: unknown; isAlone: boolean; onRetry: () => void }) {
  const translate = useTranslate();
  const screen = (
    <ScreenPage title={translate('shell.error.title')}>
      <RetryAlert error={error} onRetry={onRetry} />
    </ScreenPage>
  );
  return isAlone ? <main className="screen-margin">{screen}</main> : screen;
}

/** Wraps a screen; `place` is its address. `isAlone`: there is no frame around it, and so no margin. */
export function ScreenError({
  children,
  place,
  isAlone = false,
}: {
  children: ReactNode;
  place: string;
  isAlone?: boolean;
}) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher place={place} isAlone={isAlone} onRetry={reset}>
          {children}
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  );
}
