/** The day the terms took effect. People who accepted an earlier version are asked to accept this one. */
export const termsVersion = '2025-04-19';
