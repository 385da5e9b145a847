/** Means "no limit": too large to reach, and stored exactly by both databases. */
export const unlimited = Number.MAX_SAFE_INTEGER;
