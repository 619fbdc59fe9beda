/** What runs inside a page to find its controls and to note how soon each touch was painted. */

/** A control that stands on the page and can be touched. */
export interface Control {
  /** Its place in {@link ControlsWindow}. */
  index: number;
  /** What it is and says: `button "菜单"`. */
  name: string;
  kind: 'tap' | 'text' | 'select';
}

/**
 * What a page keeps while its controls are touched: each as it was first found. Its place in the document is no name for
 * it: a link before it becomes a tab when a script wakes.
 */
export interface ControlsWindow {
  benchControls?: HTMLElement[];
}

/** What can be touched and is no link. */
export const CONTROLS = 'button, summary, select, input:not([type=hidden]), textarea, [role=tab], [role=button]';

/** Notes how long each touch or key waited for the next frame. Runs before the page's own scripts. */
export function noteInteractions(): void {
  const waits: number[] = [];
  Object.assign(window, { benchWaits: waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) waits.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Finds the controls that are shown. @param isWhole whether the bar at the top and the end of the page count. */
export function findControls({ selector, isWhole }: { selector: string; isWhole: boolean }): Control[] {
  const all = ((window as ControlsWindow).benchControls ??= []);
  for (const one of document.querySelectorAll<HTMLElement>(selector)) if (!all.includes(one)) all.push(one);
  const isShown = (one: HTMLElement) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  return all.flatMap((one, index): Control[] => {
    const target = one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one;
    if (!isShown(target) || one.matches(':disabled, [tabindex="-1"]') || one.closest('[inert], [aria-hidden=true]'))
      return [];
    if (!isWhole && one.closest('header, footer')) return [];
    const words = one.getAttribute('aria-label') ?? target.textContent.trim().replace(/\s+/g, ' ');
    const isText = one.matches('textarea, input:not([type=radio], [type=checkbox], [type=range], [type=submit])');
    const kind = one.matches('select') ? 'select' : isText ? 'text' : 'tap';
    const name = `${one.localName} "${(words || one.getAttribute('name') || '').slice(0, 30)}"`;
    return [{ index, name, kind }];
  });
}

/**
 * Brings a control into view and says where to touch it; undefined when something else lies over it.
 *
 * @param reactionMs how long a person takes at least from seeing it to touching it.
 */
export async function placeOf({
  index,
  reactionMs,
}: {
  index: number;
  reactionMs: number;
}): Promise<{ x: number; y: number } | undefined> {
  const one = (window as ControlsWindow).benchControls?.[index];
  const target = one?.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one;
  if (!one || !target) return undefined;
  const island = one.closest('astro-island');
  target.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  // What runs once it is seen is given its time; what waits for the touch itself is not waited for.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const until = performance.now() + 700; performance.now() < until; await frame())
    if (!island || island.hasAttribute('data-hydrated')) break;
  await new Promise((resolve) => setTimeout(resolve, reactionMs));
  await frame();
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (target.contains(hit) || hit.contains(target)) ? { x, y } : undefined;
}

/** The first of some controls that is in view as the page stands, and where to touch it. */
export function firstInView(indexes: number[]): { index: number; x: number; y: number } | undefined {
  for (const index of indexes) {
    const one = (window as ControlsWindow).benchControls?.[index];
    const target = one?.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one;
    if (!target) continue;
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = y > 0 && y < innerHeight ? document.elementFromPoint(x, y) : null;
    if (hit && (target.contains(hit) || hit.contains(target))) return { index, x, y };
  }
  return undefined;
}

/** The longest wait of the touches since the last call, once the frame after them was painted; 0 for less than 16 ms. */
export async function longestWait(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The browser tells of a touch after the frame that shows what came of it.
  for (let count = 0; count < 4; count++) await frame();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { benchWaits } = window as unknown as { benchWaits: number[] };
  return Math.max(0, ...benchWaits.splice(0));
}
