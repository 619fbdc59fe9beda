/**
 * The desk's addresses: `/dashboard/…`, as a visitor of the site sees them. Inside the desk they
 * are written without the `/dashboard`: `/account`, `/leads/…`.
 */
import { useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { DESK_PATH, splitLocale } from '../../contract/routes.ts';
import { HelpContext } from '../components/help.ts';
import { helpPath } from '../guide/guide-pages.ts';
import { useMay } from '../session/me.ts';
import { DeskLayout } from './DeskLayout.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { type Screen, SCREENS, screensFor } from './screens.tsx';

/** The desk has one form of each address: a language in front of it goes. */
function dropLanguage(): void {
  const { pathname, search, hash } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (locale) window.history.replaceState(null, '', `${path}${search}${hash}`);
}

/** The screen of an address, for whoever may see it. The desk's own address leads to the first screen that there is. */
function ScreenGate({ screen }: { screen: Screen }) {
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

/** The screens, each at its address. */
export function DeskRouter() {
  useState(dropLanguage);
  return (
    <BrowserRouter basename={DESK_PATH}>
      <Routes>
        <Route element={<DeskLayout />}>
          {SCREENS.map((screen) => (
            <Route key={screen.name} path={`/${screen.path}`} element={<ScreenGate screen={screen} />} />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
