/** Keys of screens with rows: up and down between them; Enter opens, because each row is a link. */
import type { KeyCommand } from './key-commands.ts';
import { useKeys } from './use-keys.ts';

/** The keys. `search` moves to the screen's search field where there is one. */
export const ROW_KEYS = [
  { key: 'j', name: 'down' },
  { key: 'k', name: 'up' },
  { key: '/', name: 'search' },
  { key: '?', name: 'help' },
] as const satisfies readonly KeyCommand[];

function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  // Whatever has the focus is only compared with the rows.
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const row = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by];
  row?.focus();
}

/** Listens for them; rows are marked `data-row`, the search field `data-search`. */
export function useRowKeys(onHelp: () => void): void {
  useKeys(ROW_KEYS, (name) => {
    if (name === 'help') onHelp();
    else if (name === 'search') document.querySelector<HTMLElement>('[data-search]')?.focus();
    else moveRow(name === 'down' ? 1 : -1);
  });
}
