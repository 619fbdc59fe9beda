/**
 * The desk's addresses: `/dashboard/…`, as a visitor of the site sees them. Inside the desk they
 * are written without the `/dashboard`: `/account`, `/leads/…`.
 */
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
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
