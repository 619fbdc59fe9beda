/**
 * Shows some columns of the comparison's table in their order. The table stands in the page as
 * static HTML with all programmes; its cells are moved, so that reading order is what is seen.
 */
export function arrangeColumns(root: HTMLElement, chosen: readonly string[]): void {
  for (const row of root.querySelectorAll<HTMLElement>('[role="row"]')) {
    const cells = [...row.querySelectorAll<HTMLElement>(':scope > [data-program]')];
    for (const cell of cells) cell.hidden = !chosen.includes(cell.dataset['program'] ?? '');
    for (const slug of chosen) {
      const cell = cells.find((one) => one.dataset['program'] === slug);
      if (cell) row.append(cell);
    }
  }
  const table = root.querySelector<HTMLElement>('[role="table"]');
  if (table) table.dataset['columns'] = String(chosen.length);
}
