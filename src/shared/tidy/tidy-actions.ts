/** What the provider can do with a text. */
export const tidyActions = ['punctuate', 'email', 'summarise', 'shorten'] as const;

/** What the provider does with a text. */
export type TidyAction = (typeof tidyActions)[number];
