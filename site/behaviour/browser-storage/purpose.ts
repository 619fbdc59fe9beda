/** What the visitor wants a degree for, as they chose it: kept in this browser alone. */

/** Key in the browser's storage. */
export const PURPOSE_KEY = 'purpose';

/** The purpose that was chosen; null when there is none, or where storage is blocked. */
export function storedPurpose(): string | null {
  // Storage throws where the visitor's browser blocks it.
  try {
    return localStorage.getItem(PURPOSE_KEY);
  } catch {
    return null;
  }
}

/** Keeps a purpose, or forgets the one that there is. */
export function keepPurpose(purpose: string | undefined): void {
  try {
    if (purpose === undefined) localStorage.removeItem(PURPOSE_KEY);
    else localStorage.setItem(PURPOSE_KEY, purpose);
  } catch {
    // Then the choice lives as long as the page.
  }
}
