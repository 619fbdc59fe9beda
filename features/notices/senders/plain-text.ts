/** Makes texts harmless in the formats of the channels: what somebody typed must never be markup there. */

/** Control characters, zero-width ones, and those that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Characters that mean something in the robots' Markdown or tags, and their full-width forms. */
const FULL_WIDTH: Readonly<Record<string, string>> = Object.fromEntries(
  [...'*_~`#<>[]()!|\\&@'].map((sign) => [sign, String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)]),
);

/** A text in one line without anything that cannot be seen. */
export function visibleText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '');
}

/**
 * A text for a robot's Markdown. The robots know no escapes that all their apps show alike, so signs
 * are replaced by their full-width forms: `<` by `＜`. The stars of a masked name are among them.
 */
export function markdownText(text: string): string {
  return [...visibleText(text)].map((sign) => FULL_WIDTH[sign] ?? sign).join('');
}

/** A text for HTML, in or between tags. */
export function htmlText(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return visibleText(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** An address of ours inside Markdown's round brackets. */
export function markdownLink(label: string, address: string): string {
  return `[${markdownText(label)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}
