import type { ClientDirective } from 'astro';
import { DRAFT_KEY, SHORTLIST_KEY } from '../browser-storage/storage-keys.ts';
import { afterPaint, nextTask, whenPainted } from './moments.ts';
import { PURPOSE_KEY } from '../browser-storage/purpose.ts';
import { noteEarly } from './replay.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * `seen`: what moves by itself, once it is in view, with the visitor's first touch or {@link STILL_MS} after the
     * first screen is painted; at once where the address names something in it. `touched`: all else, once it is in
     * view, with the first touch. `asked`: what the page is for, with the first touch, or at once where the address
     * asks it for something: nobody is to see anything else first.
     */
    'client:wake'?: 'seen' | 'touched' | 'asked';
  }
}

type Load = Parameters<ClientDirective>[0];

/** Any sign of a visitor: where a mouse moves, a page scrolls or a key is pressed, a tap may follow. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'scroll', 'click'];

/** What this browser keeps of a visitor, and pages show without being touched. */
const KEPT_KEYS = [SHORTLIST_KEY, PURPOSE_KEY, DRAFT_KEY];

/** What moves by itself stands still for so long: a visitor who leaves at once has run none of its script. */
const STILL_MS = 2000;

/** A press that has come to nothing yet is waited for so long. */
const PRESS_MAX_MS = 500;

/**
 * An island that never says that it runs, because it failed or its script does not come, holds the next one up for so
 * long at most. On a slow phone one that works may take a second.
 */
const TURN_MAX_MS = 3000;

/** So much of an island has to be in view: its first line at the foot of the first screen is not yet that. */
const VIEW_MARGIN = '0px 0px -40px 0px';

/** What islands have in common, which is most of it: React. Attributes that Astro and publishing/pages/name-imports.ts write. */
const SHARED_SCRIPTS = ['imports', 'renderer-url'];
const ALL_SCRIPTS = [...SHARED_SCRIPTS, 'component-url'];

/** Islands whose turn is to come, in the order in which they were seen. */
const waiting = new Map<HTMLElement, Load>();
/** What the visitor did in islands that did not run yet. */
const early = noteEarly();
let isWaking = false;

/** Chromium tells of a pointer that rests where the page appeared, even on a phone: that is no visitor's doing. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** When a press has become a click, or something else: a finger rests, or scrolls. */
function endOfPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['click', 'pointercancel'])
      addEventListener(type, () => resolve(), { capture: true, once: true });
    setTimeout(resolve, PRESS_MAX_MS);
  });
}

const whenTouched = new Promise<void>((resolve) => {
  const touched = new AbortController();
  const note = (event: Event) => {
    if (isAtRest(event)) return;
    touched.abort();
    // What a tap does by itself is painted first.
    void (event.type === 'pointerdown' ? endOfPress() : Promise.resolve()).then(afterPaint).then(resolve);
  };
  for (const type of TOUCHES) addEventListener(type, note, { capture: true, passive: true, signal: touched.signal });
});

function keepsSomething(): boolean {
  // Storage throws where the visitor's browser blocks it.
  try {
    return KEPT_KEYS.some((key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null);
  } catch {
    return false;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const canPreload = () => document.createElement('link').relList?.supports('modulepreload') === true;

/** Fetches scripts that an island's attributes name, without running any of them. */
function fetchScripts(island: HTMLElement, attributes: readonly string[]): void {
  for (const href of attributes.flatMap((name) => island.getAttribute(name)?.split(' ') ?? [])) {
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function whenInView(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: VIEW_MARGIN },
    );
    for (const child of island.children) observer.observe(child);
  });
}

/** What was touched comes first, and an island before those inside it. */
function nextIsland(): HTMLElement | undefined {
  const all = [...waiting.keys()];
  const first = all.find((one) => early.has(one)) ?? all[0];
  return all.find((one) => first && one !== first && one.contains(first)) ?? first;
}

async function hydrate(island: HTMLElement, load: Load): Promise<void> {
  const start = await load();
  await nextTask();
  const whenHydrated = new Promise((resolve) => island.addEventListener('hydrated', resolve, { once: true }));
  await start();
  // One inside another that sleeps starts with that.
  if (island.hasAttribute('ssr')) return;
  await whenHydrated;
  early.replay(island);
}

/** Wakes one island after the other: a task never starts two, and between them the browser answers the visitor. */
async function wakeInTurn(): Promise<void> {
  if (isWaking) return;
  isWaking = true;
  // Those that the same touch wakes are all there then.
  await nextTask();
  for (let island = nextIsland(); island; island = nextIsland()) {
    const load = waiting.get(island);
    waiting.delete(island);
    // One whose script cannot be fetched keeps its links; the others start.
    if (load) await Promise.race([hydrate(island, load).catch(reportError), pause(TURN_MAX_MS)]);
    await nextTask();
  }
  isWaking = false;
}

/** The directive `client:wake`: see docs/decisions/090-how-islands-wake.md. */
const wake: ClientDirective = async (load, { value }, island) => {
  const isMain = value === 'asked';
  // A story that the address names opens over the page, wherever that is: one reloaded under a dialog starts at its top.
  const isNamed = value === 'seen' && island.contains(document.getElementById(location.hash.slice(1)));
  const isAsked = isNamed || (isMain && location.search + location.hash !== '');
  const mayWait = !isAsked && !keepsSomething() && canPreload();
  if (mayWait) {
    const painted = whenPainted();
    painted
      .then(() => (isMain ? undefined : whenInView(island)))
      .then(() => fetchScripts(island, isMain ? ALL_SCRIPTS : SHARED_SCRIPTS));
    const whenItMoves = value === 'seen' ? [painted.then(() => pause(STILL_MS))] : [];
    await Promise.race([whenTouched, ...whenItMoves]);
  } else if (!isAsked) await whenPainted();
  if (!isMain && !isNamed) await whenInView(island);
  fetchScripts(island, ALL_SCRIPTS);
  waiting.set(island, load);
  await wakeInTurn();
};

export default wake;
