/** The staff's desk: react-admin with our own frame, words, sign-in and screens. */
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Admin, CustomRoutes, localStorageStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { CallError } from '../api/call.ts';
import { dataProvider } from '../api/data-provider.ts';
import { authProvider } from './auth-provider.ts';
import { DeskLayout } from './DeskLayout.tsx';
import { i18nProvider } from './i18n-provider.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { deskRouter } from './router.tsx';
import { ScreenGate } from './ScreenGate.tsx';
import { SCREENS } from './screens.tsx';
import { DARK_THEME, LIGHT_THEME } from './theme.ts';
import { Waiting } from './Waiting.tsx';

/** What the server refused it would refuse again; a connection that was gone may be back. */
const RETRIES = 2;

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < RETRIES && error instanceof CallError && error.status === 0,
      },
    },
  });
}

/** Everything that is made once. */
function makeTools() {
  const queryClient = makeClient();
  const store = localStorageStore();
  return { queryClient, store, authProvider: authProvider(queryClient), i18nProvider: i18nProvider(store) };
}

/** The desk. */
export function Desk() {
  const [tools] = useState(makeTools);
  const home = SCREENS.find(({ path }) => path === '');
  return (
    <Admin
      {...tools}
      dataProvider={dataProvider}
      routerProvider={deskRouter}
      lightTheme={LIGHT_THEME}
      darkTheme={DARK_THEME}
      defaultTheme="light"
      layout={DeskLayout}
      loading={Waiting}
      catchAll={NotFoundScreen}
      loginPage={false}
      requireAuth
      // It would ask a foreign host for a picture.
      disableTelemetry
    >
      <CustomRoutes>
        {SCREENS.map((screen) => (
          <Route key={screen.path} path={`/${screen.path}`} element={<ScreenGate screen={screen} />} />
        ))}
        {!home && <Route path="/" element={<ScreenGate screen={undefined} />} />}
      </CustomRoutes>
    </Admin>
  );
}
