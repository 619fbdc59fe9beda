/**
 * What a visitor does in an island before it runs is done again when it does: the tap on a button, the choice in a field,
 * what was typed, a finger that drags, where the mouse rests and the focus is, the arrows of a keyboard. Links, folds and
 * the posting of forms work by themselves.
 */

const TAPPED = 'button[type="button"], input[type="radio"], input[type="checkbox"]';
const FIELDS = 'select, input, textarea';
const ARROWS = /^(?:Arrow|Home|End)/;
/** The events of one press; a tap and a scroll end it. */
const PRESS = ['pointerdown', 'pointermove', 'pointerup'];
const TYPES = [...PRESS, 'pointercancel', 'pointerover', 'focusin', 'keydown', 'click', 'input', 'change'];

/** What a visitor did too early, by island. */
interface EarlyActs {
  has: (island: Element) => boolean;
  /** Does it again in an island that runs now. */
  replay: (island: Element) => void;
}

interface Act {
  target: Element;
  event: Event;
  /** Whether the box or choice was on after it. */
  isOn: boolean;
}

const isTicked = (one: Element): one is HTMLInputElement =>
  one instanceof HTMLInputElement && /^(checkbox|radio)$/.test(one.type);

// Every constructor of events takes what Event’s does.
const copyOf = (event: Event) => new (event.constructor as typeof Event)(event.type, event);

/** What an event stands for, with the element that it is of: of the same the last one counts. Undefined: for nothing. */
function actOf(event: Event, target: Element): [key: unknown, of: Element] | undefined {
  const { type } = event;
  if (type === 'click' || type === 'input' || type === 'change') {
    const control = target.closest(type === 'click' ? TAPPED : FIELDS);
    if (!control) return undefined;
    return [control instanceof HTMLInputElement && control.type === 'radio' ? control.name : control, control];
  }
  if (event instanceof KeyboardEvent)
    return ARROWS.test(event.key) && !target.matches(FIELDS) ? [event, target] : undefined;
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (type === 'pointercancel' || (type === 'pointerover' ? !isMouse : isMouse)) return undefined;
  return [type, target];
}

function repeat({ target, event, isOn }: Act): void {
  const { type } = event;
  if (isTicked(target)) {
    // React takes what it finds for what it was told: it hears of a change alone.
    target.checked = !isOn;
    // A tap is told from a key by its detail. What React had already, as a change of the field says, is no tap any more.
    target.dispatchEvent(
      type === 'click' ? copyOf(event) : new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
  } else if (type === 'pointerover') {
    // As if it came from outside the window: React passes over what comes from another island.
    if (target.matches(':hover')) target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  } else if (type === 'input' && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
    const { value } = target;
    target.value = '';
    target.setRangeText(value, 0, 0, 'end');
    target.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (target instanceof HTMLSelectElement) target.dispatchEvent(new Event('change', { bubbles: true }));
  else if (type !== 'focusin' || target === document.activeElement) target.dispatchEvent(copyOf(event));
}

/** Notes from now on what is done in islands of the page that do not run yet. */
export function noteEarly(): EarlyActs {
  const acts = new Map<Element, Map<unknown, Act>>();
  const note = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const isOfField = type === 'input' || type === 'change';
    // From the moment at which React has the island it keeps all by itself, but no changes of fields.
    const island = target.closest(isOfField ? 'astro-island:not([data-hydrated])' : 'astro-island[ssr]');
    if (!island) return;
    const kept = acts.get(island) ?? new Map<unknown, Act>();
    acts.set(island, kept);
    if (/^(?:pointerdown|pointercancel|click)$/.test(type)) for (const one of PRESS) kept.delete(one);
    const [key, of] = actOf(event, target) ?? [];
    // The tap on a choice says more than the change that follows it.
    if (of && !(isOfField && kept.has(key))) kept.set(key, { target: of, event, isOn: isTicked(of) && of.checked });
  };
  for (const type of TYPES) addEventListener(type, note, { capture: true, passive: true });
  return {
    has: (island) => (acts.get(island)?.size ?? 0) > 0,
    replay(island) {
      const kept = [...(acts.get(island)?.values() ?? [])];
      acts.delete(island);
      for (const act of kept) if (act.target.isConnected) repeat(act);
    },
  };
}
