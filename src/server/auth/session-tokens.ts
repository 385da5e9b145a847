import { compactVerify } from 'jose/jws/compact/verify';
import { SignJWT } from 'jose/jwt/sign';
import * as z from 'zod/mini';

const lifetimeSeconds = 5 * 60;
/** The clocks of several instances may differ by this much. */
const skewSeconds = 60;
const audience = 'rhapsode';

const claimsSchema = z.object({
  sid: z.string(),
  sub: z.string(),
  aud: z.literal(audience),
  iat: z.number(),
  exp: z.number(),
});

export interface TokenClaims {
  /** The session's secret. */
  secret: string;
  userId: string;
  /** False if the token has expired, or if its dates are not those of a token that we issued. */
  fresh: boolean;
}

/** Short-lived bearer tokens for a session. */
export function createSessionTokens({ key, now }: { key: Uint8Array; now: () => number }) {
  const nowSeconds = () => Math.floor(now() / 1_000);
  return {
    async issue(secret: string, userId: string): Promise<{ token: string; expiresAt: string }> {
      const token = await new SignJWT({ sid: secret })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(nowSeconds())
        .setExpirationTime(nowSeconds() + lifetimeSeconds)
        .sign(key);
      return { token, expiresAt: new Date(now() + lifetimeSeconds * 1_000).toISOString() };
    },

    /** Undefined if we didn't sign it. */
    async read(token: string): Promise<TokenClaims | undefined> {
      try {
        const { payload } = await compactVerify(token, key, { algorithms: ['HS256'] });
        const { sid, sub, iat, exp } = claimsSchema.parse(JSON.parse(new TextDecoder().decode(payload)));
        const left = exp - nowSeconds();
        const age = nowSeconds() - iat;
        const fresh = left > 0 && Math.max(left, age) <= lifetimeSeconds + skewSeconds;
        return { secret: sid, userId: sub, fresh };
      } catch {
        return undefined;
      }
    },
  };
}
