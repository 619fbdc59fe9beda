import {
  type ComponentType,
  createElement,
  memo,
  type PropsWithChildren,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { untranslate } from './untranslate.ts';

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

/** What Astro puts into an island, as the server rendered it. React leaves it alone. */
const Slot = memo(
  ({ name, html }: { name?: string; html: string }) =>
    createElement('astro-slot', { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }),
  () => true,
);

/**
 * What Astro starts an island of React with, in the place of its own (`@astrojs/react/client.js`): with
 * {@link HydratedMark} around the component, and so that pages which the browser translates work.
 */
export default function renderMarked(element: HTMLElement) {
  return (Component: ComponentType, props: object, { default: children, ...named }: Record<string, string>): void => {
    if (!element.hasAttribute('ssr')) return;
    const slots = Object.entries(named).map(([name, html]) => [name, createElement(Slot, { name, html })]);
    const inside = children === undefined ? undefined : createElement(Slot, { html: children });
    const component = createElement(Component, { ...props, ...Object.fromEntries(slots) }, inside);
    const start = () => {
      const root = hydrateRoot(element, createElement(HydratedMark, { element }, component), {
        identifierPrefix: element.getAttribute('prefix') ?? '',
      });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    };
    // At once where it was translated: between two steps the browser would do that again.
    if (untranslate(element)) flushSync(start);
    else startTransition(start);
  };
}
