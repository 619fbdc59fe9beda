/**
 * The desk's addresses: `/dashboard/…`, as a visitor of the site sees them. Inside the desk they
 * are written without the `/dashboard`: `/account`, `/leads/…`.
 */
import { createBrowserRouter } from 'react-router-dom';
import { DESK_PATH, splitLocale } from '../../contract/routes.ts';
import { DeskLayout } from './DeskLayout.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ScreenGate } from './ScreenGate.tsx';
import { SCREENS } from './screens.tsx';

/** The desk has one form of each address: a language in front of it goes. */
function dropLanguage(): void {
  const { pathname, search, hash } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (locale) window.history.replaceState(null, '', `${path}${search}${hash}`);
}

/** Makes the router of the screens. */
export function makeRouter() {
  dropLanguage();
  const screens = SCREENS.map((screen) => ({ path: `/${screen.path}`, element: <ScreenGate screen={screen} /> }));
  const routes = [...screens, { path: '*', element: <NotFoundScreen /> }];
  return createBrowserRouter([{ element: <DeskLayout />, children: routes }], { basename: DESK_PATH });
}
