/** Light or dark (PAGE-8, DESK-10). */
import { useLayoutEffect } from 'react';
import { THEME_ATTRIBUTE } from '../../../contract/staff/desk-first-paint.ts';
import { SETTING, useSetting } from './settings.ts';

/** Names of the themes. */
export type ThemeMode = 'light' | 'dark';

/** Background of the screens, by theme. */
export const GROUND: Readonly<Record<ThemeMode, string>> = { light: '#f7f4ef', dark: '#0d1330' };

/** The theme that is on, and the function that changes it. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  const [kept, setMode] = useSetting<ThemeMode>(SETTING.theme, 'light');
  return [kept === 'dark' ? 'dark' : 'light', setMode];
}

/** Has the document follow: the colours of `desk.css`, and the browser's own bar on phones. To be used once. */
export function useThemeOnPage(): void {
  const [mode] = useThemeMode();
  useLayoutEffect(() => {
    document.documentElement.setAttribute(THEME_ATTRIBUTE, mode);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[mode]);
  }, [mode]);
}
