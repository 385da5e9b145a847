/** The ways the provider can tidy a text. */
export const tidyActions = ['punctuate', 'email', 'summarise', 'shorten'] as const;

export type TidyAction = (typeof tidyActions)[number];
