/**
 * What the visitor wants a degree for: chosen by one tap, kept in this browser, shown on every page that speaks of it.
 * The page itself shows what belongs to the choice, by styles that look at `data-purpose` of the document.
 */

/** Key in the browser's storage. */
export const PURPOSE_KEY = 'purpose';

const root = document.documentElement;

function stored(): string | null {
  // Storage throws where the visitor's browser blocks it.
  try {
    return localStorage.getItem(PURPOSE_KEY);
  } catch {
    return null;
  }
}

function keep(purpose: string | undefined): void {
  try {
    if (purpose === undefined) localStorage.removeItem(PURPOSE_KEY);
    else localStorage.setItem(PURPOSE_KEY, purpose);
  } catch {
    // Then the choice lives as long as the page.
  }
}

const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choose-purpose]')];

/** Shows a purpose that this page offers; another one, or none, shows the general line. */
function show(purpose: string | null | undefined): void {
  const chosen = buttons.find((button) => button.dataset['choosePurpose'] === purpose);
  if (chosen) root.dataset['purpose'] = chosen.dataset['choosePurpose'];
  else delete root.dataset['purpose'];
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
}

for (const button of buttons)
  button.addEventListener('click', () => {
    const isChosen = button.getAttribute('aria-pressed') === 'true';
    const purpose = isChosen ? undefined : button.dataset['choosePurpose'];
    keep(purpose);
    show(purpose);
  });

addEventListener('storage', ({ key, newValue }) => {
  if (key === PURPOSE_KEY) show(newValue);
});
show(stored());
