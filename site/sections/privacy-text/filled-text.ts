/** Texts with placeholders, cut where something is filled in. */

/** A piece of a text: plain words, or what is filled in there. */
export type TextPiece<Fact> = { text: string } | { fact: Fact };

/** Cuts `Call {phone} now` into its words and what fills it in; what nothing fills in stays as it is. */
export function cutText<Fact>(text: string, facts: Readonly<Record<string, Fact>>): TextPiece<Fact>[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const fact = piece.startsWith('{') ? facts[piece.slice(1, -1)] : undefined;
      return fact === undefined ? { text: piece } : { fact };
    });
}
