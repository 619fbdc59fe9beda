/** What begins like a host: parts joined by dots, then nothing or the rest of an address. */
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=$|[/?#:])/u;

/** An address as it was typed, completed with the `https://` that was left out; all else as it is. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return HOST.test(text) ? `https://${text}` : typed;
}
