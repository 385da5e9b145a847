/** The ways the provider can tidy text. */
export const tidyActions = ['punctuate', 'email', 'summarise', 'shorten'] as const;

export type TidyAction = (typeof tidyActions)[number];
