/** The short address as it is read and typed: without `https://`. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
