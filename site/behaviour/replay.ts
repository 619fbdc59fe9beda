/**
 * What a visitor does in an island before it runs is done again when it does: the tap on a button, the choice in a
 * field, what was typed. Links, folds and the posting of forms work by themselves.
 */

const FIELDS = 'select, input, textarea';

/** What a visitor did too early, by island. */
interface EarlyActs {
  has: (island: Element) => boolean;
  /** Does it again in an island that runs now. */
  replay: (island: Element) => void;
}

function repeat(control: HTMLElement): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    // React takes what it finds for what it was told: it hears of a change alone.
    control.checked = !control.checked;
    control.click();
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { value } = control;
    control.value = '';
    control.setRangeText(value, 0, 0, 'end');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control.click();
}

/** Notes from now on what is done in islands of the page that do not run yet. */
export function noteEarly(): EarlyActs {
  const acts = new Map<Element, Set<HTMLElement>>();
  const note = (target: EventTarget | null, controls: string, islands: string) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    const island = control?.closest(islands);
    if (control && island) acts.set(island, (acts.get(island) ?? new Set()).add(control));
  };
  // From the moment at which React has the island it keeps taps by itself, but no changes of fields.
  addEventListener('click', ({ target }) => note(target, 'button[type="button"]', 'astro-island[ssr]'), true);
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => note(target, FIELDS, 'astro-island:not([data-hydrated])'), true);
  return {
    has: (island) => acts.has(island),
    replay(island) {
      const controls = acts.get(island) ?? [];
      acts.delete(island);
      for (const control of controls) if (control.isConnected) repeat(control);
    },
  };
}
