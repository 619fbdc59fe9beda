/** Which programmes are compared, and how the choice stands in the address: `?programs=uo-mba,iit-mba`. */

import { COMPARE_MAX } from '../../../contract/shortlist/shortlist.ts';

/** Name in the address. */
const NAME = 'programs';

/** What an address asks for. */
export interface CompareChoice {
  /** The programmes to show, in their order, each once. */
  chosen: string[];
  /** Further ones that the address names and that do not fit. */
  left: string[];
}

/** Reads the choice out of an address; programmes that the site does not have are ignored. */
export function readChoice(search: string, known: ReadonlySet<string>): CompareChoice {
  const named = (new URLSearchParams(search).get(NAME) ?? '').split(',').filter((slug) => known.has(slug));
  const slugs = [...new Set(named)];
  return { chosen: slugs.slice(0, COMPARE_MAX), left: slugs.slice(COMPARE_MAX) };
}

/** The address's query with a choice in it; none takes it out, and what else stands there stays. */
export function writeChoice(search: string, chosen: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(NAME);
  const rest = query.toString();
  // Commas stay commas: the address is meant to be read and shared.
  const own = chosen.length > 0 ? `${NAME}=${chosen.join(',')}` : '';
  const text = [own, rest].filter((part) => part !== '').join('&');
  return text === '' ? '' : `?${text}`;
}

/** The choice with another programme at a place; an empty one frees it. A programme stands once. */
export function withProgram(chosen: readonly string[], place: number, slug: string): string[] {
  const next = Array.from({ length: COMPARE_MAX }, (_, index) => chosen[index] ?? '');
  next[place] = slug;
  return next.filter((one, index) => one !== '' && (index === place || one !== slug));
}
