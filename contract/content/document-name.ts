/** The last part of a document's name, which stands in the address of its page. */
import { fold } from '../text/fold-text.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The longest, in characters: it has to stand in a column of the store. */
export const DOCUMENT_NAME_MAX_CHARACTERS = 60;

/** Whether a text can be one. */
export function isDocumentName(text: string): boolean {
  return text.length <= DOCUMENT_NAME_MAX_CHARACTERS && NAME.test(text);
}

function withNumber(name: string, number: number): string {
  const end = number === 1 ? '' : `-${number}`;
  return `${name.slice(0, DOCUMENT_NAME_MAX_CHARACTERS - end.length).replace(/-+$/, '')}${end}`;
}

/**
 * A name made from a title, with a number where it is taken: "Thạc sĩ Quản trị" is `thac-si-quan-tri`. Empty for a title
 * that has no letters of the alphabet.
 */
export function nameFromTitle(title: string, isTaken: (name: string) => boolean): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (name === '') return '';
  for (let number = 1; ; number++) {
    const candidate = withNumber(name, number);
    if (!isTaken(candidate)) return candidate;
  }
}
