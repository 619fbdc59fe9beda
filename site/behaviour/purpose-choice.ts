/**
 * What the visitor wants a degree for: chosen by one tap, kept in this browser, shown on every page that speaks of it.
 * The page itself shows what belongs to the choice, by styles that look at `data-purpose` of the document.
 */
import { PURPOSE_PARAMETER } from '../../contract/degree-uses.ts';
import { keepPurpose, PURPOSE_KEY, storedPurpose } from './purpose.ts';

const root = document.documentElement;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choose-purpose]')];

/** Shows a purpose that this page offers; another one, or none, shows the general line. */
function show(purpose: string | null | undefined): void {
  const chosen = buttons.find((button) => button.dataset['choosePurpose'] === purpose);
  if (chosen) root.dataset['purpose'] = chosen.dataset['choosePurpose'];
  else delete root.dataset['purpose'];
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
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
    const isChosen = button.getAttribute('aria-pressed') === 'true';
    const purpose = isChosen ? undefined : button.dataset['choosePurpose'];
    keepPurpose(purpose);
    show(purpose);
  });

const carried = takeCarried();
if (carried !== undefined) keepPurpose(carried);
// Chosen in another tab; a null key: everything was cleared.
addEventListener('storage', ({ key }) => {
  if (key === PURPOSE_KEY || key === null) show(storedPurpose());
});
show(carried ?? storedPurpose());
