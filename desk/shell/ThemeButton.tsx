/** Light or dark; kept in the browser (PAGE-8). */
import moonIcon from '@phosphor-icons/core/regular/moon.svg?raw';
import sunIcon from '@phosphor-icons/core/regular/sun.svg?raw';
import { Hint } from '../components/Hint.tsx';
import { Icon } from '../components/Icon.tsx';
import { useThemeMode } from '../components/theme/theme-mode.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

/** Turns the desk from light to dark and back. */
export function ThemeButton() {
  const translate = useTranslate();
  const [mode, setMode] = useThemeMode();
  const isDark = mode === 'dark';
  const title = translate(isDark ? 'shell.to_light' : 'shell.to_dark');
  return (
    <Hint text={title}>
      <button
        type="button"
        className="icon-button bar-theme"
        aria-label={title}
        onClick={() => setMode(isDark ? 'light' : 'dark')}
      >
        {isDark ? <Icon drawing={sunIcon} /> : <Icon drawing={moonIcon} />}
      </button>
    </Hint>
  );
}
