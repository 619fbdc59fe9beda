/** What a degree is wanted for, as the rules of recognition tell the uses apart (TRUST-2). */

/** Each use that the rules of some country are explained for in `content/recognition.yaml`. */
export const USES = ['job', 'civil', 'settle', 'title', 'phd', 'lecturer', 'abroad'] as const;

/** One of the uses: `job` a private company, `settle` household registration, `title` a professional title. */
export type Use = (typeof USES)[number];

/** Name in an address of what the degree is wanted for: of a sheet, and of a programme's page that is linked with it. */
export const PURPOSE_PARAMETER = 'for';

/** The use that a purpose is; undefined for `self`, which no rule speaks of, and for anything else. */
export function useOf(purpose: string | null | undefined): Use | undefined {
  return USES.find((use) => use === purpose);
}

/** An address without query that carries a purpose, if one is known. */
export function withPurpose(address: string, purpose: string | undefined): string {
  return purpose === undefined ? address : `${address}?${PURPOSE_PARAMETER}=${purpose}`;
}
