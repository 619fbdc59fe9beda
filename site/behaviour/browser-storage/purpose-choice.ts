/**
 * What the visitor wants a degree for: chosen by one tap, kept in this browser, shown on every page that speaks of it.
 * The page itself shows what belongs to the choice, by styles that look at `data-purpose` of the document.
 */
import { PURPOSE_PARAMETER } from '../../../contract/content/degree-uses.ts';
import { keepPurpose, PURPOSE_KEY, storedPurpose } from './purpose.ts';

const root = document.documentElement;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choose-purpose]')];

/** Marks the button of a purpose as pressed; none for a purpose that this page does not offer. */
function markPressed(purpose: string | null | undefined): void {
  for (const button of buttons)
    button.setAttribute('aria-pressed', String(button.dataset['choosePurpose'] === purpose));
}

const isPressed = (button: HTMLButtonElement) => button.getAttribute('aria-pressed') === 'true';

/** Shows what belongs to the purpose whose button is pressed, or the general line. */
function show(): void {
  const chosen = buttons.find(isPressed);
  if (chosen) root.dataset['purpose'] = chosen.dataset['choosePurpose'];
  else delete root.dataset['purpose'];
}

function mark(purpose: string | null): void {
  markPressed(purpose);
  show();
}

/** Takes the purpose out of an address that carries one: from then on it is the visitor's own, and theirs to change. */
function takeCarried(): string | undefined {
  const address = new URL(location.href);
  const carried = address.searchParams.get(PURPOSE_PARAMETER);
  if (carried === null) return undefined;
  address.searchParams.delete(PURPOSE_PARAMETER);
  history.replaceState(history.state, '', address);
  return buttons.some((button) => button.dataset['choosePurpose'] === carried) ? carried : undefined;
}

for (const button of buttons)
  button.addEventListener('click', () => {
    const purpose = isPressed(button) ? undefined : button.dataset['choosePurpose'];
    keepPurpose(purpose);
    markPressed(purpose);
    // The button answers at once; the page, whose styles and places may all change, in the frame after that. Not
    // afterPaint of moments.ts: to import it would double the script of a page that nobody has touched.
    requestAnimationFrame(() => setTimeout(show));
  });

const carried = takeCarried();
if (carried !== undefined) keepPurpose(carried);
// Chosen in another tab; a null key: everything was cleared.
addEventListener('storage', ({ key }) => {
  if (key === PURPOSE_KEY || key === null) mark(storedPurpose());
});
// Chosen on another page, before the visitor came back to this one, which the browser has kept whole.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) mark(storedPurpose());
});
mark(carried ?? storedPurpose());
