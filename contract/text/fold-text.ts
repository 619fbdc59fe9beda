/**
 * A text without case and diacritics, as texts are compared in searches: names are found by stored hashes of it
 * (`features/leads/name-keys.ts`), which a change would leave behind. Full-width letters are plain ones, `đ` is `d`.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}
