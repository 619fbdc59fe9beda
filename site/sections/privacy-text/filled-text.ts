/** Texts with placeholders, cut where something is filled in. */

/** A piece of a text: plain words, or the name of what is filled in there. */
export type TextPiece = { text: string } | { name: string };

/** Cuts `Call {phone} now` into its words and names. Unknown names are told by the caller. */
export function cutText(text: string): TextPiece[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1) } : { text: piece }));
}
