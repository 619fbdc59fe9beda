/** The first stop of the keyboard: past the menu to the screen. */
import Button from '@mui/material/Button';
import { useTranslate } from '../words/WordsProvider.tsx';

/** The link; seen while it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Button
      href="#main"
      variant="contained"
      onClick={(event) => {
        // The address keeps the screen alone.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus-visible)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
      }}
    >
      {translate('shell.skip')}
    </Button>
  );
}
