/** Names of the six answers, in their order. */
export const GLANCE_NAMES = ['hours', 'length', 'cost', 'entry', 'language', 'mode'] as const;

export type GlanceName = (typeof GLANCE_NAMES)[number];
