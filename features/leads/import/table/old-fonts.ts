/**
 * Names typed with Vietnamese fonts of before Unicode, which show other letters than are written. Both kinds put
 * letters of Western Europe where no language has them.
 */

/** TCVN3 (`.VnTime`): capitals and signs within a word, `NguyÔn V¨n Thµnh`. */
const TCVN3 = /\p{Ll}[ÆÇÈÉÊËÌÎÏÑÒÓÔÕÖ×ØÜÞßÐ]|\p{L}[¨µ¸¶¹»¾¼½«¬®©ª]|[®§]\p{L}/u;
/** VNI: an accented letter after the vowel that it accents, `Nguyeãn Vaên Thaønh`; `aï` only before a word's end. */
const VNI =
  /[ae][àâãäåêèùøûõă]|o[âäåùøûõ]|u[ùøûõï]|[öôơ][ùøûõï]|y[øûõ]|(?<!\p{L})ñ[aeiouyöôăơ]|[ae]ï(?:m|n|nh|ng|c|ch|p|t|o|i|y|u)(?!\p{L})/iu;

/** Whether a name is written for a font of TCVN3 or VNI. */
export function isOldFont(name: string): boolean {
  const text = name.normalize('NFC');
  return TCVN3.test(text) || VNI.test(text);
}
