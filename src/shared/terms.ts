/** The date the terms took effect. Users who accepted an earlier version are asked to accept this one. */
export const termsVersion = '2025-04-19';
