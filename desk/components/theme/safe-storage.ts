/**
 * What the desk keeps in the browser. Storage throws where somebody blocks it or it is full, and is missing in some apps:
 * then it is kept as long as the page is open, and nothing else of the desk stops.
 */

/** A storage that never throws. */
export interface SafeStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys: () => string[];
}

function safeStorageOf(find: () => Storage): SafeStorage {
  const inPage = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(find());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => inPage.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) inPage.delete(key);
      else inPage.set(key, value);
    },
    removeItem(key) {
      inPage.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...inPage.keys(), ...attempt(Object.keys, [])],
  };
}

/** Storage of this browser, which outlasts its tabs; it never throws. */
export const browserStorage = safeStorageOf(() => localStorage);
/** Storage of this tab; it never throws. */
export const tabStorage = safeStorageOf(() => sessionStorage);

/** A kept text as JSON; undefined where there is none, or none that can be read. */
export function parseStored(kept: string | null): unknown {
  try {
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
