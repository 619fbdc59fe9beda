/**
 * Shows the chosen ones of programmes that stand in the page as static HTML: each bears
 * `data-program` with its slug. The HTML needs no script to be read, and no copy of it in a script.
 */
export function showChosen(root: HTMLElement, isChosen: (slug: string) => boolean): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-program]')) {
    element.hidden = !isChosen(element.dataset['program'] ?? '');
  }
}
