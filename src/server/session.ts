import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../shared/errors.ts';
import type { Tier } from '../shared/limits.ts';
import { standingAt } from '../shared/subscription.ts';
import type { SessionRow, SessionStore } from './db/sessions.ts';

export const sessionCookie = '__Host-session';
/** Without content: it only tells a new tab that asking for the session is worth it. */
export const signedInCookie = 'signed_in';

const sessionMs = 30 * 24 * 60 * 60 * 1_000;
/** Sliding, but written at most once a day: not every read should be a write. */
const extendAfterMs = 24 * 60 * 60 * 1_000;
const tokenMs = 5 * 60 * 1_000;

/** Who is asking, with the tier as the server knows it. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
  photoUrl: string | null;
  createdAt: number;
  tier: Tier;
  periodEnd?: number | undefined;
}

export type Sessions = ReturnType<typeof createSessions>;

const hash = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Cookie and bearer to user. Either is enough; where both are sent they must agree. */
export function createSessions(deps: { store: SessionStore; tokenSecret: Uint8Array; now: () => number }) {
  const { store, tokenSecret, now } = deps;

  async function userOfCookie(id: string): Promise<SessionUser | undefined> {
    const idHash = hash(id);
    const row = await store.findBySession(idHash, now());
    if (!row) return undefined;
    if (row.expires_at !== null && row.expires_at - now() < sessionMs - extendAfterMs) {
      await store.extend(idHash, now() + sessionMs);
    }
    return toUser(row, now());
  }

  /** The token names the session it came from, so that signing out ends it as well. */
  async function userOfToken(token: string): Promise<SessionUser | undefined> {
    try {
      const { payload } = await jwtVerify(token, tokenSecret, {
        algorithms: ['HS256'],
        audience: 'rhapsode',
        currentDate: new Date(now()),
      });
      if (typeof payload.sid !== 'string' || typeof payload.sub !== 'string') return undefined;
      const row = await store.findBySession(payload.sid, now());
      return row && row.user_id === payload.sub ? toUser(row, now()) : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    async authenticate(request: FastifyRequest): Promise<SessionUser | undefined> {
      const id = request.cookies[sessionCookie];
      const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (bearer === undefined) return id === undefined ? undefined : userOfCookie(id);
      const byToken = await userOfToken(bearer);
      if (id === undefined || byToken === undefined) return byToken;
      const byCookie = await userOfCookie(id);
      return byCookie?.id === byToken.id ? byToken : undefined;
    },

    /** A new session; its id is known to the browser alone. */
    async create(userId: string): Promise<{ id: string; maxAgeSeconds: number }> {
      const id = randomBytes(32).toString('base64url');
      await store.create({ idHash: hash(id), userId, now: now(), expiresAt: now() + sessionMs });
      return { id, maxAgeSeconds: sessionMs / 1_000 };
    },

    end: (id: string) => store.remove(hash(id)),

    async issueToken(sessionId: string, user: SessionUser) {
      const expiresAt = now() + tokenMs;
      const token = await new SignJWT({ sid: hash(sessionId) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(user.id)
        .setAudience('rhapsode')
        .setIssuedAt(Math.floor(now() / 1_000))
        .setExpirationTime(Math.floor(expiresAt / 1_000))
        .sign(tokenSecret);
      return { token, expiresAt: new Date(expiresAt).toISOString() };
    },
  };
}

function toUser(row: SessionRow, now: number): SessionUser {
  const standing = standingAt(
    { status: row.status, periodEnd: row.period_end, cancelAtPeriodEnd: row.cancel_at_period_end === 1 },
    now,
  );
  return {
    id: row.user_id,
    username: row.username,
    email: row.email,
    photoUrl: row.photo_url,
    createdAt: row.user_created_at,
    tier: standing.tier,
    periodEnd: standing.periodEnd,
  };
}

/** What a request says about who it acts for. Ids must be the user's own, tiers the server's. */
export function checkClaims(user: SessionUser, ...sources: unknown[]): void {
  for (const source of sources) {
    if (typeof source !== 'object' || source === null) continue;
    const claims = source as Record<string, unknown>;
    for (const key of ['userId', 'googleSub', 'inviteeSub']) {
      if (key in claims && claims[key] !== user.id) throw new AppError('not-yours');
    }
    for (const key of ['tier', 'subscriptionTier']) {
      if (key in claims && claims[key] !== user.tier) throw new AppError('tier-mismatch');
    }
  }
}
