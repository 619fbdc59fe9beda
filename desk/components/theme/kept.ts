/**
 * What the desk keeps in the browser. Storage throws where somebody blocks it or it is full, and is missing in some apps:
 * then it is kept as long as the page is open, and nothing else of the desk stops.
 */

/** A storage that never throws. */
export interface Kept extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys: () => string[];
}

function keptIn(find: () => Storage): Kept {
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

/** Kept in this browser. */
export const keptInBrowser = keptIn(() => localStorage);
/** Kept in this tab. */
export const keptInTab = keptIn(() => sessionStorage);

/** A kept text as JSON; undefined where there is none, or none that can be read. */
export function parseKept(kept: string | null): unknown {
  try {
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
