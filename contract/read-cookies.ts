/** The cookies of a page in a browser; '' where it may have none: in a sandboxed frame reading them throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
