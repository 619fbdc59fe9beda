/** A text without case and diacritics, as texts are compared in searches: full-width letters are plain ones, `đ` is `d`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}
