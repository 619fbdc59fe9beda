/** The frame around every screen: menu, bar, and the screen with its faults caught. */
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Deferred, deferred, LoadDeferred } from '../components/Deferred.tsx';
import { ScreenError } from '../components/ScreenError.tsx';
import { SETTING, useSetting } from '../components/settings.ts';
import { Waiting } from '../components/Waiting.tsx';
import { Arrivals } from '../leads/arrivals/Arrivals.tsx';
import { useNoteDrafts } from '../leads/notes/use-note-drafts.ts';
import { ConfirmationDialog } from '../session/ConfirmationDialog.tsx';
import { useMay, useMe } from '../session/me.ts';
import { DeskBar } from './DeskBar.tsx';
import { DeskMenu } from './DeskMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { SIDEBAR } from './sidebar.ts';

const MenuDrawer = deferred(() => import('./MenuDrawer.tsx'));

/** The menu beside the screen, on screens wide enough. */
function Sidebar({ isOpen }: { isOpen: boolean }) {
  return (
    <Box
      className="no-print"
      sx={{
        width: isOpen ? SIDEBAR.open : SIDEBAR.closed,
        flexShrink: 0,
        transition: 'width 200ms',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <Box
        sx={{
          position: 'fixed',
          insetBlock: 0,
          width: 'inherit',
          overflowX: 'hidden',
          overflowY: 'auto',
          backgroundColor: SIDEBAR.ground,
          // In the dark the screen has nearly the menu's colour.
          borderInlineEnd: ({ palette }) => (palette.mode === 'dark' ? `1px solid ${palette.divider}` : 0),
          transition: 'inherit',
          zIndex: 'appBar',
        }}
      >
        <DeskMenu isOpen={isOpen} />
      </Box>
    </Box>
  );
}

/** Gives the browser's own bar, on phones, the colour of the desk's. */
function useBrowserColor(): void {
  const { palette } = useTheme();
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palette.background.default);
  }, [palette.background.default]);
}

function Frame({ place }: { place: string }) {
  const [isOpen, setOpen] = useSetting(SETTING.sidebar, true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useBrowserColor();
  useNoteDrafts();
  const may = useMay();
  // Not only out of sight on phones: a slow processor would draw it before the screen.
  const hasSidebar = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', backgroundColor: 'background.default', color: 'text.primary' }}>
      <SkipLink />
      {may('lead.read') && <Arrivals />}
      <ConfirmationDialog />
      {hasSidebar && <Sidebar isOpen={isOpen} />}
      <Deferred isShown={isDrawerOpen}>
        <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      </Deferred>
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
        <DeskBar isOpen={isOpen} onToggle={() => setOpen(!isOpen)} onOpenDrawer={() => setDrawerOpen(true)} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, outline: 0, padding: { xs: 2, sm: 3, lg: 4 } }}
        >
          <ScreenError place={place}>
            <Suspense fallback={<Waiting />}>
              <Outlet />
            </Suspense>
          </ScreenError>
        </Box>
      </Box>
      <LoadDeferred />
    </Box>
  );
}

const SetUpFirst = lazy(() => import('../screens/account/SetUpFirst.tsx'));

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
