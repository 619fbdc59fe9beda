/** What of a typed or pasted text can be seen. Contact lists, chats and web pages add marks that nobody sees or typed. */

/**
 * Marks that are invisible and mean something: joiners in scripts whose letters they shape, the
 * variants of a Chinese character, and what makes one emoji of several.
 */
const MEANT = [
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}',
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}',
  '\\p{Script=Khmer}\\p{Script=Myanmar}][\\u200C\\u200D]',
  '|\\p{Script=Mongolian}[\\u180B-\\u180D\\u180F]',
  '|\\p{Script=Han}[\\u{E0100}-\\u{E01EF}]',
  '|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?(?:[\\uFE0E\\uFE0F\\u200D]|[\\u{E0020}-\\u{E007F}]+)+',
].join('');

/** All others: control characters but for tab and line ends, fillers, and the mark that dictation leaves. */
const INVISIBLE = '(?![\\t\\n\\r])[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFC]';

const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT})|${INVISIBLE}`, 'gu');

/** A text without the marks in it that are invisible and mean nothing. Spaces and line ends stay. */
export function withoutInvisible(text: string): string {
  return text.replace(MEANT_OR_INVISIBLE, (_, meant: string | undefined) => meant ?? '');
}

/** Whether there is nothing to be seen in a text. */
export function isBlankText(text: string): boolean {
  return withoutInvisible(text).trim() === '';
}
