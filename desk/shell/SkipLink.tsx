/** The first stop of the keyboard: past the menu to the screen. */
import { useTranslate } from '../words/WordsProvider.tsx';

/** The link; seen while it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      href="#main"
      className="button button-filled skip-link"
      onClick={(event) => {
        // The address keeps the screen alone.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {translate('shell.skip')}
    </a>
  );
}
