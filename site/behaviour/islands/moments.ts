/** Moments at which a page may do something without holding up what the visitor sees or does. */

/** A browser that is never idle, or says so only when something moves, still goes on after this time. */
const IDLE_MAX_MS = 500;

interface Scheduler {
  yield?: () => Promise<void>;
}

/**
 * When the first screen is painted with its pictures, and the browser rests. What an idle browser fetches before that
 * shares a slow line with the picture that the visitor waits for.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    const whenIdle = () =>
      requestAnimationFrame(() => {
        // Safari has no idle callback.
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MAX_MS });
        else setTimeout(resolve);
      });
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });
}

/** Once the next frame is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => nextTask().then(resolve)));
}

/** Milliseconds since the visitor saw something of the page; 0 where the browser does not say. */
export function sinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  return paint ? performance.now() - paint.startTime : 0;
}

/** The next task: what the visitor does, and the next frame, come before it. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: Scheduler };
  // Chromium has it from 129 on, Safari has not.
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
