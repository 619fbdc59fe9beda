/** How the search's words stand in the address: `?q=MBA`. */

/** Name in the address. */
const NAME = 'q';
/** Longest query; more is cut off. */
export const QUERY_MAX = 80;

/** The words in an address: trimmed, with single spaces. */
export function readQuery(search: string): string {
  return (new URLSearchParams(search).get(NAME) ?? '').replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX);
}

/** The address's query with other words in it; none takes them out. */
export function writeQuery(search: string, words: string): string {
  const query = new URLSearchParams(search);
  const clean = words.replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX);
  if (clean === '') query.delete(NAME);
  else query.set(NAME, clean);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
