import renderReact from '@astrojs/react/client.js';
import { type ComponentType, createElement, type PropsWithChildren, useEffect, useState } from 'react';

type Render = ReturnType<typeof renderReact>;

/**
 * Sets `data-hydrated` on an island's element, and tells of it by an event `hydrated`, once the island runs: its handlers,
 * and all effects of what it is made of. What those effects change at once, the width of the window for one, is on the
 * screen by then and has had its effects too, hence the second round. What waits for a frame (use-after-paint.ts) is not.
 */
function HydratedMark({ element, children }: PropsWithChildren<{ element: HTMLElement }>) {
  const [hasRun, setHasRun] = useState(false);
  useEffect(() => {
    if (!hasRun) return setHasRun(true);
    element.setAttribute('data-hydrated', '');
    element.dispatchEvent(new Event('hydrated'));
  }, [element, hasRun]);
  return children;
}

/** What Astro starts an island of React with: as its own, with {@link HydratedMark} around the component. */
export default function renderMarked(element: HTMLElement): Render {
  const render = renderReact(element);
  return (Component: ComponentType, ...rest) => {
    const Marked = (props: object) => createElement(HydratedMark, { element }, createElement(Component, props));
    render(Marked, ...rest);
  };
}
