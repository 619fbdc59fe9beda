/** Names of the six answers, in their order. */
export const GLANCE_NAMES = ['hours', 'length', 'cost', 'entry', 'language', 'mode'] as const;

/** Name of an answer, such as `hours`. */
export type GlanceName = (typeof GLANCE_NAMES)[number];
