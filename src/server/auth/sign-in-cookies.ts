import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { clearCookie, readCookie, setCookie } from '../http/cookies.ts';

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
});

/** The values to check when the provider redirects back, and the page to return to. */
export type SignInAttempt = z.infer<typeof attemptSchema>;

const options = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
const lifetimeSeconds = 10 * 60;

/** One cookie per attempt: two tabs may be signing in at once. */
const nameOf = (state: string) => `__Host-sign-in-${state.slice(0, 12)}`;

/** Stored in the browser that started the sign-in, so that no other browser can finish it. */
export function storeSignInAttempt(reply: FastifyReply, attempt: SignInAttempt): void {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  setCookie(reply, { ...options, name: nameOf(attempt.state), value, maxAge: lifetimeSeconds });
}

/** Returns the attempt that this state belongs to, and removes it: a state works once. */
export function takeSignInAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string | null,
): SignInAttempt | undefined {
  const name = nameOf(state ?? '');
  const value = readCookie(request, name);
  if (!state || value === undefined) return undefined;
  clearCookie(reply, { ...options, name });
  try {
    const attempt = attemptSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return attempt.success && attempt.data.state === state ? attempt.data : undefined;
  } catch {
    return undefined;
  }
}
