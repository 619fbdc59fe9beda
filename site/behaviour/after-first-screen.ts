import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-first-screen'?: boolean | 'unless-asked';
  }
}

/** A browser that is never idle, or says so only when something moves, still runs the island after this time. */
const IDLE_MAX_MS = 500;

/**
 * The directive `client:after-first-screen`: an island's script is fetched once the first screen is
 * painted with its pictures, as soon as the browser rests. What an idle browser fetches before that
 * shares a slow line with the picture that the visitor waits for.
 *
 * With `unless-asked` an address that asks the island for something, by a query or an anchor, is
 * answered at once: nobody is to see anything else first.
 */
const afterFirstScreen: ClientDirective = (load, { value }) => {
  const hydrate = async () => {
    const start = await load();
    await start();
  };
  const whenPainted = () =>
    requestAnimationFrame(() => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: IDLE_MAX_MS });
      else setTimeout(hydrate);
    });
  if (value === 'unless-asked' && location.search + location.hash !== '') hydrate();
  else if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
};

export default afterFirstScreen;
