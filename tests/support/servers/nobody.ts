/** Debian's and others' user that owns nothing, by number. */
export const NOBODY = 65_534;
