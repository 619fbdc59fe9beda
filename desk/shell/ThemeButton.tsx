/** Light or dark; kept in the browser (PAGE-8). */
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useThemeMode } from '../components/DeskTheme.tsx';
import { useTranslate } from '../words/WordsProvider.tsx';

/** Turns the desk from light to dark and back. */
export function ThemeButton() {
  const translate = useTranslate();
  const [mode, setMode] = useThemeMode();
  const isDark = mode === 'dark';
  const title = translate(isDark ? 'shell.to_light' : 'shell.to_dark');
  return (
    <Tooltip title={title}>
      <IconButton color="inherit" aria-label={title} onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}
