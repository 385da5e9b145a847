/** The day the terms took effect. Whoever accepted an earlier version is asked to accept this one. */
export const termsVersion = '2025-04-19';
