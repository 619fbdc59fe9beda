/** Shows a screen to whoever may see it; others are told that there is none. */
import { Navigate } from 'react-router-dom';
import { HelpContext } from '../components/help.ts';
import { helpPath } from '../guide/guide-pages.ts';
import { useMay } from '../session/me.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { type Screen, screensFor } from './screens.tsx';

/** Puts the screen of an address into the frame. The desk's own address leads to the first screen that there is. */
export function ScreenGate({ screen }: { screen: Screen }) {
  const may = useMay();
  const screens = screensFor(may);
  if (screens.includes(screen)) {
    return (
      <HelpContext value={screen.name === 'guide' ? undefined : helpPath(screen.name, may)}>
        <screen.screen />
      </HelpContext>
    );
  }
  const first = screens.find(({ menu }) => menu);
  return screen.path === '' && first ? <Navigate to={`/${first.path}`} replace /> : <NotFoundScreen />;
}
