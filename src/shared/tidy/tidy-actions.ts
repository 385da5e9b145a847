/** The ways the provider can tidy a text. */
export const tidyActions = ['punctuate', 'email', 'summarise', 'shorten'] as const;

/** A way the provider can tidy a text. */
export type TidyAction = (typeof tidyActions)[number];
