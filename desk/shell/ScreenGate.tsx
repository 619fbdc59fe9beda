/** Shows a screen to whoever may see it; others are told that there is none. */
import { useMay } from '../session/me.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { type Screen, screensFor } from './screens.tsx';

/** Puts the screen of an address into the frame, or says that there is none. */
export function ScreenGate({ screen }: { screen: Screen }) {
  const may = useMay();
  if (!screensFor(may).includes(screen)) return <NotFoundScreen />;
  return <screen.screen />;
}
