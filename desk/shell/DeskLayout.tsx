/** The frame around every screen: menu, bar, and the screen with its faults caught. */
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Deferred, deferred, LoadDeferred } from '../components/Deferred.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { ScreenError } from '../components/ScreenError.tsx';
import { SETTING, useSetting } from '../components/theme/settings.ts';
import { useIsWide } from '../components/use-is-wide.ts';
import { useTopOfScreen } from '../components/use-top-of-screen.ts';
import { Waiting } from '../components/Waiting.tsx';
import { Arrivals } from '../leads/arrivals/Arrivals.tsx';
import { useNoteDrafts } from '../leads/notes/use-note-drafts.ts';
import { ConfirmationDialog } from '../session/ConfirmationDialog.tsx';
import { useMay, useMe } from '../session/me.ts';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { DeskBar } from './DeskBar.tsx';
import { DeskMenu } from './DeskMenu.tsx';
import { SkipLink } from './SkipLink.tsx';

const MenuDrawer = deferred(() => import('./MenuDrawer.tsx'));

/** The menu beside the screen, on screens wide enough. */
function Sidebar({ isOpen }: { isOpen: boolean }) {
  return (
    <div className="sidebar no-print" data-open={isOpen}>
      <div className="sidebar-ground">
        <DeskMenu isOpen={isOpen} />
      </div>
    </div>
  );
}

function Frame({ place }: { place: string }) {
  const [isOpen, setOpen] = useSetting(SETTING.sidebar, true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useNoteDrafts();
  useTopOfScreen(place);
  const may = useMay();
  // Not only out of sight on phones: a slow processor would draw it before the screen.
  const hasSidebar = useIsWide();
  return (
    <div className="frame">
      <SkipLink />
      {may('lead.read') && <Arrivals />}
      <ConfirmationDialog />
      <SessionEnd />
      {hasSidebar && <Sidebar isOpen={isOpen} />}
      <Deferred isShown={isDrawerOpen}>
        <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      </Deferred>
      <div className="frame-column">
        <DeskBar isOpen={isOpen} onToggle={() => setOpen(!isOpen)} onOpenDrawer={() => setDrawerOpen(true)} />
        <main id="main" tabIndex={-1} className="screen-margin">
          <ScreenError place={place}>
            <Suspense fallback={<Waiting />}>
              <Outlet />
            </Suspense>
          </ScreenError>
        </main>
      </div>
      <LoadDeferred />
    </div>
  );
}

const SetUpFirst = lazyPart(() => import('../../features/staff/desk/account/SetUpFirst.tsx'));

/** Whoever has to set up a second factor first sees that alone: the server answers nothing else. */
function Gate({ place }: { place: string }) {
  return useMe().must_set_up_factor ? <SetUpFirst /> : <Frame place={place} />;
}

/** The frame. Who is signed in is asked for here: without an answer not even the menu can be shown. */
export function DeskLayout() {
  const { pathname } = useLocation();
  return (
    <ScreenError place="" isAlone>
      <Suspense fallback={<Waiting />}>
        <Gate place={pathname} />
      </Suspense>
    </ScreenError>
  );
}
