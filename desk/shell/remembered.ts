/** What the desk keeps in the browser, and what of it outlives a log-out (PAGE-8). */

/** react-admin writes its store under this prefix. */
export const STORE_PREFIX = 'RaStore.';

/** How the desk looks, and views that somebody saved on purpose. A search may hold a name: it goes. */
const KEPT = /^RaStore\.(theme|sidebar\.open|locale|.*\.savedQueries|preferences\..*)$/;

/** Takes away what the work has left behind: lists' filters, selections, drafts of forms. */
export function forgetWork(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(STORE_PREFIX) && !KEPT.test(key)) storage.removeItem(key);
}
