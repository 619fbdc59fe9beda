/** How the search's words stand in the address: `?q=MBA`. */

/** Name in the address. */
const NAME = 'q';
/** Longest query; more is cut off. */
export const QUERY_MAX = 80;

/** Words as they are looked for: without marks that nobody sees, trimmed, with single spaces. */
const clean = (words: string) =>
  words
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, QUERY_MAX);

/** The words in an address, clean. */
export function readQuery(search: string): string {
  return clean(new URLSearchParams(search).get(NAME) ?? '');
}

/** The address's query with other words in it; none takes them out. */
export function writeQuery(search: string, words: string): string {
  const query = new URLSearchParams(search);
  const wanted = clean(words);
  if (wanted === '') query.delete(NAME);
  else query.set(NAME, wanted);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
