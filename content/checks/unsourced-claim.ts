/** Words in which the company speaks for itself: a figure there has no source. */
const UNSOURCED_CLAIM = /\bour own (records?|materials?|statements?)\b/i;

/** Whether a text, in English, says that the company itself is its source. */
export function isUnsourcedClaim(text: string): boolean {
  return UNSOURCED_CLAIM.test(text);
}
