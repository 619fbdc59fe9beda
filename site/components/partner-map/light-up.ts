/** Runs on a page with the partners' picture: pointing at a pin or an entry of the list marks both. */

function mark(root: Element, target: EventTarget | null): void {
  const slug = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;
  for (const one of root.querySelectorAll<HTMLElement>('[data-place]')) {
    one.toggleAttribute('data-lit', slug !== undefined && one.dataset['place'] === slug);
  }
}

for (const root of document.querySelectorAll('[data-partner-map]')) {
  root.addEventListener('pointerover', ({ target }) => mark(root, target));
  root.addEventListener('pointerleave', () => mark(root, null));
  root.addEventListener('focusin', ({ target }) => mark(root, target));
  root.addEventListener('focusout', () => mark(root, null));
}
