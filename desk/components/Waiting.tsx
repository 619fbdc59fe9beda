/** What stands while a screen or its data is on the way. */
import { useTranslate } from '../words/WordsProvider.tsx';

/** The sign; it comes after a moment, so that a quick answer does not flicker. */
export function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('shell.loading')} className="waiting">
      <svg viewBox="22 22 44 44" aria-hidden="true">
        <circle cx="44" cy="44" r="20.2" strokeWidth="3.6" />
      </svg>
    </div>
  );
}
