/**
 * The desk's addresses: `/dashboard/…`, as a visitor of the site sees them. Inside the desk they
 * are written without the `/dashboard`: `/account`, `/leads/…`.
 */
import { type ReactNode, useState } from 'react';
import { type RouterProvider as AdminRouterProvider, reactRouterProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DESK_PATH, splitLocale } from '../../contract/routes.ts';

function DeskRouter({ children }: { children: ReactNode }) {
  // Made once: react-admin asks whether leaving a half-filled form is meant, which needs this kind of router.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: children }], { basename: DESK_PATH }));
  return <RouterProvider router={router} />;
}

/** react-admin's router on the browser's real addresses. */
export const deskRouter: AdminRouterProvider = { ...reactRouterProvider, RouterWrapper: DeskRouter };

/** The desk has one form of each address: a language in front of it goes. */
export function dropLanguage(): void {
  const { pathname, search, hash } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (locale) window.history.replaceState(null, '', `${path}${search}${hash}`);
}
