/** Which tab an address opens. Pure, so that it can be tested without a browser. */

/**
 * Index of the tab that an address's anchor names (`#enrolment`). No anchor is the first tab; an
 * anchor that names no tab changes nothing.
 */
export function tabOfAnchor(hash: string, ids: readonly string[], current: number): number {
  if (hash === '' || hash === '#') return 0;
  const index = ids.indexOf(hash.slice(1));
  return index === -1 ? current : index;
}
