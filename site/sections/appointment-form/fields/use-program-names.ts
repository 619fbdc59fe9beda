import { useEffect, useState } from 'react';
import { keepKnown } from '../../../behaviour/browser-storage/shortlist.ts';

/** Title and school of every programme that can be shortlisted, by slug. */
export type ProgramNames = Readonly<Record<string, string>>;

/**
 * Fetches what programmes are called, and takes those that the site no longer has out of the shortlist.
 *
 * @param address the file of a language; nothing is fetched without one.
 * @returns undefined until the file is there; no names where it cannot be had.
 */
export function useProgramNames(address: string | undefined): ProgramNames | undefined {
  const [names, setNames] = useState<ProgramNames>();
  useEffect(() => {
    if (address === undefined) return;
    let isShown = true;
    loadNames(address).then(
      (loaded) => {
        if (!isShown) return;
        keepKnown(new Set(Object.keys(loaded)));
        setNames(loaded);
      },
      (error: unknown) => {
        console.error('The names of the programmes could not be loaded.', error);
        setNames({});
      },
    );
    return () => {
      isShown = false;
    };
  }, [address]);
  return names;
}

async function loadNames(address: string): Promise<ProgramNames> {
  // Names that the browser has kept would take a programme that is new since out of the shortlist.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The names of the programmes answered ${response.status}.`);
  // The build writes it (site/pages/program-names).
  return (await response.json()) as ProgramNames;
}
