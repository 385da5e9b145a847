/** The ways in which the provider can tidy a text. */
export const tidyActions = ['punctuate', 'email', 'summarise', 'shorten'] as const;

/** A way in which the provider can tidy a text. */
export type TidyAction = (typeof tidyActions)[number];
