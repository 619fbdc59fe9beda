/**
 * Undoes percent-encoding. What somebody else wrote, in an address or a cookie, may have a stray per cent sign: it is taken
 * as it stands then.
 */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
