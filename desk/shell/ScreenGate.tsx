/** Shows a screen to whoever may see it; others are told that there is none. */
import { Navigate } from 'react-router-dom';
import { useMay } from '../session/me.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { type Screen, screensFor } from './screens.tsx';

/** `undefined` is the home while no screen is: the first of the menu, else one's own account. */
export function ScreenGate({ screen }: { screen: Screen | undefined }) {
  const may = useMay();
  const seen = screensFor(may);
  if (!screen) return <Navigate to={`/${seen.find(({ menu }) => menu)?.path ?? 'account'}`} replace />;
  if (!seen.includes(screen)) return <NotFoundScreen />;
  return <screen.screen />;
}
