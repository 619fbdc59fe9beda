/** What a degree is wanted for, as the rules of recognition tell the uses apart (TRUST-2). */

/** Each use that some country's rules are explained for in `content/recognition.yaml`. */
export const USES = [
  'private-company',
  'public-sector',
  'household-registration',
  'professional-title',
  'further-study',
  'lecturer',
  'abroad',
] as const;

/** One of the uses. */
export type Use = (typeof USES)[number];
