/** Words in which the company speaks for itself: a figure there has no source. */
const OWN_STATEMENT = /\bour own (records?|materials?|statements?)\b/i;

/** Whether a text, in English, says that the company itself is its source. */
export function isOwnStatement(text: string): boolean {
  return OWN_STATEMENT.test(text);
}
