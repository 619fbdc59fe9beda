/** What a degree is wanted for, as the rules of recognition tell the uses apart (TRUST-2). */

/** Each use that the rules of some country are explained for in `content/recognition.yaml`. */
export const USES = ['job', 'civil', 'settle', 'title', 'phd', 'lecturer', 'abroad'] as const;

/** One of the uses: `job` a private company, `settle` household registration, `title` a professional title. */
export type Use = (typeof USES)[number];
