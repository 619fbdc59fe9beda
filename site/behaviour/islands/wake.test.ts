// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PURPOSE_KEY } from '../browser-storage/purpose.ts';
import type waking from './wake.ts';

type Wake = typeof waking;
type Value = 'seen' | 'touched' | 'asked';

/** Elements that the page watches, with what to call when one comes into view. */
const watched = new Map<Element, () => void>();

class Observer {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(element: Element): void {
    watched.set(element, () => this.#tell([{ isIntersecting: true }]));
  }
  disconnect(): void {}
}

let wake: Wake;
let canPreload = true;
const log: string[] = [];

/** An island as the server has written it; each of its steps is noted. */
function island(name: string, value: Value, parent: Element = document.body, id = name, loadMs = 0): HTMLElement {
  const element = parent.appendChild(document.createElement('astro-island'));
  element.setAttribute('ssr', '');
  element.setAttribute('component-url', `/${name}.js`);
  element.setAttribute('imports', '/react.js');
  element.innerHTML = `<p id="${id}"><button type="button">Go</button><input><select><option>a<option>b</select></p>`;
  const start = async () => {
    log.push(`${name} starts`);
    element.removeAttribute('ssr');
    setTimeout(() => {
      element.setAttribute('data-hydrated', '');
      log.push(`${name} runs`);
      element.dispatchEvent(new Event('hydrated'));
    }, 50);
  };
  const load = async () => {
    if (loadMs > 0) await new Promise((resolve) => setTimeout(resolve, loadMs));
    return start;
  };
  void wake(load, { name: 'wake', value: value as never }, element);
  return element;
}

const see = (element: Element) => watched.get(element.firstElementChild as Element)?.();
const fetched = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  // Files before this one may have left something there.
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10));
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => canPreload }),
  });
  ({ default: wake } = await import('./wake.ts'));
});
afterEach(async () => {
  // Islands that still wait would run in the next case.
  dispatchEvent(new Event('click'));
  for (const tell of watched.values()) tell();
  await pass(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  canPreload = true;
  watched.clear();
  log.length = 0;
});

describe('OPS-5 an island that moves by itself', () => {
  it('OPS-5 runs once it is seen, two seconds after the first screen is painted', async () => {
    const banner = island('Banner', 'seen');
    await pass(0);
    expect(watched.size).toBe(0);
    await pass(100);
    see(banner);
    await pass(1800);
    expect(fetched()).toEqual(['/react.js']);
    expect(log).toEqual([]);
    await pass(200);
    see(banner);
    await pass(100);
    expect(log).toEqual(['Banner starts', 'Banner runs']);
  });

  it('OPS-5 runs with the first touch where that comes before', async () => {
    const banner = island('Banner', 'seen');
    await pass(100);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('click'));
    await pass(50);
    see(banner);
    await pass(100);
    expect(log).toEqual(['Banner starts', 'Banner runs']);
  });
});

describe('STORY-4 an island that holds what the address names', () => {
  it('STORY-4 runs at once, in view or not: a page reloaded under a dialog starts at its top', async () => {
    history.replaceState(null, '', '#story-one');
    island('Stories', 'seen', document.body, 'story-one');
    island('Banner', 'seen', document.body, 'other');
    await pass(100);
    expect(log).toEqual(['Stories starts', 'Stories runs']);
  });
});

describe('OPS-5 an island that answers the visitor', () => {
  it('OPS-5 has what it imports fetched once it is seen, and runs with the first touch', async () => {
    const form = island('Form', 'touched');
    await pass(5000);
    expect(fetched()).toEqual([]);
    see(form);
    await pass(5000);
    expect(fetched()).toEqual(['/react.js']);
    expect(log).toEqual([]);
    dispatchEvent(new Event('pointerdown'));
    await pass(400);
    expect(watched.get(form), 'while it may still become a tap').toBeUndefined();
    dispatchEvent(new Event('click'));
    await pass(50);
    see(form);
    await pass(100);
    expect(log).toEqual(['Form starts', 'Form runs']);
  });

  it('OPS-5 runs with the first scroll, key or move of the mouse as well', async () => {
    for (const type of ['scroll', 'keydown', 'pointermove', 'focusin', 'click']) {
      vi.resetModules();
      ({ default: wake } = await import('./wake.ts'));
      log.length = 0;
      island('Finder', 'asked');
      await pass(5000);
      expect(log, type).toEqual([]);
      dispatchEvent(new Event(type));
      await pass(100);
      expect(log, type).toEqual(['Finder starts', 'Finder runs']);
    }
  });

  it('OPS-5 is fetched with the first screen where the page is for it', async () => {
    island('Finder', 'asked');
    await pass(100);
    expect(fetched()).toEqual(['/react.js', '/Finder.js']);
    expect(log).toEqual([]);
  });

  it('OPS-5 takes a pointer that rests where the page appeared for no touch', async () => {
    island('Finder', 'asked');
    const moved = (x: number) => {
      const event = new PointerEvent('pointermove');
      Object.defineProperties(event, { movementX: { value: x }, movementY: { value: 0 } });
      dispatchEvent(event);
    };
    moved(0);
    await pass(5000);
    expect(log).toEqual([]);
    moved(1);
    await pass(100);
    expect(log).toEqual(['Finder starts', 'Finder runs']);
  });

  it('OPS-5 runs without a touch where this browser keeps something of the visitor', async () => {
    localStorage.setItem(PURPOSE_KEY, 'job');
    const header = island('Header', 'touched');
    await pass(100);
    see(header);
    await pass(100);
    expect(log).toEqual(['Header starts', 'Header runs']);
  });

  it('OPS-5 runs without a touch in a browser that cannot fetch scripts beforehand', async () => {
    canPreload = false;
    const header = island('Header', 'touched');
    await pass(100);
    see(header);
    await pass(100);
    expect(log).toEqual(['Header starts', 'Header runs']);
  });

  it('ROUTE-1 runs at once when the address asks it for something', async () => {
    history.replaceState(null, '', '/?country=nz');
    island('Finder', 'asked');
    // The first screen is not painted before 10 ms.
    await pass(5);
    expect(log).toEqual(['Finder starts']);
  });
});

describe('OPS-5 islands wake one after the other', () => {
  it('OPS-5 the next one starts when the one before runs, that of the tap first, an outer one before an inner one', async () => {
    island('One', 'asked');
    island('Two', 'asked');
    const outer = island('Outer', 'asked');
    const inner = island('Inner', 'asked', outer);
    inner.querySelector('button')?.click();
    await pass(1000);
    expect(log).toEqual(['Outer', 'Inner', 'One', 'Two'].flatMap((name) => [`${name} starts`, `${name} runs`]));
  });

  it('OPS-5 one that fails holds the next one up for three seconds at most', async () => {
    const broken = document.body.appendChild(document.createElement('astro-island'));
    void wake(async () => async () => {}, { name: 'wake', value: 'asked' as never }, broken);
    island('Next', 'asked');
    dispatchEvent(new Event('click'));
    await pass(2990);
    expect(log).toEqual([]);
    await pass(100);
    expect(log).toEqual(['Next starts', 'Next runs']);
  });

  it('OPS-5 one whose script cannot be fetched is reported, and the next one starts', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const broken = document.body.appendChild(document.createElement('astro-island'));
    const lost = new TypeError('Failed to fetch dynamically imported module');
    void wake(() => Promise.reject(lost), { name: 'wake', value: 'asked' as never }, broken);
    island('Next', 'asked');
    dispatchEvent(new Event('click'));
    await pass(100);
    expect(log).toEqual(['Next starts', 'Next runs']);
    expect(reported).toHaveBeenCalledWith(lost);
  });

  it('OPS-5 one whose script does not come holds the next one up for three seconds at most, and runs when it comes', async () => {
    const late = island('Late', 'asked', document.body, 'late', 60_000);
    island('Next', 'asked');
    late.querySelector('button')?.click();
    await pass(2990);
    expect(log).toEqual([]);
    await pass(200);
    expect(log).toEqual(['Next starts', 'Next runs']);
    const taps = vi.fn();
    late.addEventListener('click', taps);
    await pass(60_000);
    expect(log.slice(2)).toEqual(['Late starts', 'Late runs']);
    expect(taps).toHaveBeenCalledOnce();
  });
});

describe('NAV-4 what the visitor does before an island runs', () => {
  it('NAV-4 is done again when it does: a tap once, a choice, what was typed', async () => {
    const menu = island('Menu', 'asked');
    const [button, field, select] = ['button', 'input', 'select'].map((name) => menu.querySelector(name));
    (button as HTMLElement).click();
    (field as HTMLInputElement).value = 'data';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    const heard: string[] = [];
    for (const type of ['click', 'input', 'change'])
      menu.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).localName}`));
    await pass(100);
    expect(heard).toEqual(['click button', 'input input', 'change select']);
    expect((field as HTMLInputElement).value).toBe('data');
    (button as HTMLElement).click();
    await pass(1000);
    expect(heard.length).toBe(4);
  });

  it('FIT-1 NAV-4 is done again as it was: a tap as a tap, the last of several choices, a box tapped twice as it stands', async () => {
    const form = island('Fit', 'asked');
    form.innerHTML =
      '<input type="radio" name="p" value="a"><input type="radio" name="p" value="b"><input type="checkbox">';
    const [a, b, box] = [...form.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
    for (const one of [a, b, box, box]) one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    const heard: string[] = [];
    form.addEventListener('click', (event) => {
      const { type, value, checked } = event.target as HTMLInputElement;
      heard.push(`${type} ${value} ${checked} ${event.detail}`);
    });
    await pass(100);
    expect(heard).toEqual(['radio b true 1', 'checkbox on false 1']);
    expect([a.checked, b.checked, box.checked]).toEqual([false, true, false]);
  });

  it('HOME-1 NAV-4 is done again: a finger that drags and the arrows of a keyboard, but no scroll and no focus that has gone on', async () => {
    const banner = island('Banner', 'asked');
    const [button, field] = [...banner.querySelectorAll<HTMLElement>('button, input')] as [HTMLElement, HTMLElement];
    const heard: string[] = [];
    const finger = (type: string, clientX: number) =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX }));
    for (const [type, x] of [
      ['pointerdown', 9],
      ['pointermove', 8],
      ['pointercancel', 8],
    ] as const)
      finger(type, x);
    for (const [type, x] of [
      ['pointerdown', 300],
      ['pointermove', 200],
      ['pointermove', 100],
      ['pointerup', 100],
    ] as const)
      finger(type, x);
    field.focus();
    button.focus();
    for (const key of ['Tab', 'ArrowRight', 'ArrowRight'])
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    field.focus();
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown', 'focusin'])
      banner.addEventListener(type, (event) =>
        heard.push(`${type} ${(event as PointerEvent).clientX ?? (event as KeyboardEvent).key ?? ''}`.trim()),
      );
    button.focus();
    await pass(100);
    heard.splice(heard.indexOf('focusin'), 1);
    expect(heard).toEqual([
      'pointerdown 300',
      'pointermove 100',
      'pointerup 100',
      'focusin',
      'keydown ArrowRight',
      'keydown ArrowRight',
    ]);
  });
});
