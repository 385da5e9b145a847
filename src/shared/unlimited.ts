/** A limit that is not a limit: nobody reaches it, and every database stores it exactly. */
export const unlimited = Number.MAX_SAFE_INTEGER;
