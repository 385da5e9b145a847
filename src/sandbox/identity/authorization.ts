import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

export const authorizationSchema = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: z.literal('code'),
  scope: z.string().check(z.regex(/(^| )openid( |$)/)),
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
  state: z.optional(z.string()),
  nonce: z.optional(z.string()),
});
export type Authorization = z.infer<typeof authorizationSchema>;

interface Grant {
  authorization: Authorization;
  sub: string;
  expiresAt: number;
}

const lifetimeMs = 60_000;

export interface Codes {
  issue(authorization: Authorization, sub: string): string;
  /** Returns the grant for a code; undefined if the code is unknown, used or expired. */
  redeem(code: string): Grant | undefined;
}

/** Authorization codes are kept in memory, expire after a minute and work once. */
export function createCodes(now: () => number): Codes {
  const grants = new Map<string, Grant>();
  return {
    issue(authorization, sub) {
      for (const [code, grant] of grants) if (grant.expiresAt < now()) grants.delete(code);
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { authorization, sub, expiresAt: now() + lifetimeMs });
      return code;
    },
    redeem(code) {
      const grant = grants.get(code);
      grants.delete(code);
      return grant && grant.expiresAt >= now() ? grant : undefined;
    },
  };
}

export const isValidVerifier = (authorization: Authorization, verifier: string): boolean =>
  createHash('sha256').update(verifier).digest('base64url') === authorization.code_challenge;

export function callbackUrl(authorization: Authorization, params: Record<string, string>): string {
  const url = new URL(authorization.redirect_uri);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  if (authorization.state !== undefined) url.searchParams.set('state', authorization.state);
  return url.href;
}
