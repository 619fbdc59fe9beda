/** Parts that no screen shows at first, such as menus and dialogs: their code comes after the first screen (DESK-10). */
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** After so long a browser that does not say so is thought to be idle. */
const IDLE_MS = 1000;

const loaders: (() => Promise<unknown>)[] = [() => import('./theme/MuiTheme.tsx')];

/** A part whose code comes with {@link LoadDeferred}, or when it is shown before; otherwise as `lazyPart`. */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  loaders.push(load);
  return lazyPart(load, instead);
}

function loadDeferred(): void {
  // One that cannot be loaded is told of when it is to be shown.
  for (const load of loaders) load().catch(() => {});
}

/** Loads them all once the screen has its data and the browser has nothing better to do. To stand after the screen. */
export function LoadDeferred() {
  const client = useQueryClient();
  const fetching = useIsFetching();
  useEffect(() => {
    // Newer than the count: a screen that has just come asks in its own effects, which run before this one.
    if (fetching > 0 || client.isFetching() > 0) return;
    // Safari has no such callback.
    const whenIdle = window.requestIdleCallback ?? ((load: () => void) => setTimeout(load, IDLE_MS));
    whenIdle(loadDeferred);
  }, [client, fetching]);
  return null;
}

/** Holds a deferred part from the first time that it is shown, so that it can also go slowly. */
export function Deferred({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? <Suspense fallback={null}>{children}</Suspense> : null;
}
