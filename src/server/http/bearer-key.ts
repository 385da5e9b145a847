import type { FastifyRequest } from 'fastify';
import type { Call } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import { keyPrefix } from '../../shared/key-scopes.ts';
import type { SessionUser } from '../requests/session-user.ts';

/** The API key of a request, valid or not. Bearer tokens of sessions look different. */
export function bearerKeyOf(request: FastifyRequest): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token?.startsWith(keyPrefix) ? token : undefined;
}

/** A key can make only the calls that its scopes cover. Most of the account is out of reach for every key. */
export function checkScope(call: Call, user: SessionUser): void {
  const { scope } = call;
  if (!user.keyScopes) return;
  if (scope === undefined)
    throw new AppError('key-scope', { message: 'API keys can’t be used for this call.' });
  if (!user.keyScopes.includes(scope))
    throw new AppError('key-scope', {
      message: `This API key needs the scope "${scope}".`,
      data: { scope },
    });
}

/** Names the key's owner in a path. */
const ownId = 'me';

/** Programs don't have to know who they work for: with a key, `me` in a path stands for its owner. */
export function ownParams(params: unknown, user: SessionUser | undefined): unknown {
  if (!user?.keyScopes || (params as { userId?: unknown }).userId !== ownId) return params;
  return { ...(params as object), userId: user.id };
}

/** With a key, a body may leave out the owner's id and tier. */
export function ownBody(body: unknown, user: SessionUser | undefined): unknown {
  if (!user?.keyScopes || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { userId: user.id, tier: user.tier, subscriptionTier: user.tier, ...body };
}
