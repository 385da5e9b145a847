import { hash as digest, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../shared/errors.ts';
import type { Tier } from '../../shared/limits.ts';
import { standingAt } from '../../shared/subscription.ts';
import { sessionCookie, setSessionCookies } from './session-cookies.ts';
import type { SessionRow, SessionStore } from './session-queries.ts';

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
  /** The session the request came with; the fake user of development has none. */
  sessionHash?: string | undefined;
}

export interface SessionsDeps {
  store: SessionStore;
  tokenSecret: Uint8Array;
  now: () => number;
  /** Development only: who asks when nobody is signed in. */
  devUserId?: string | undefined;
}

export type Sessions = ReturnType<typeof createSessions>;

const hash = (id: string) => digest('sha256', id, 'base64url');

/** Cookie and bearer to user. Either is enough; where both are sent they must agree. */
export function createSessions({ store, tokenSecret, now, devUserId }: SessionsDeps) {
  async function userOfCookie(id: string, reply: FastifyReply): Promise<SessionUser | undefined> {
    const idHash = hash(id);
    const row = await store.findBySession(idHash, now());
    if (!row) return undefined;
    if (row.expires_at !== null && row.expires_at - now() < sessionMs - extendAfterMs) {
      await store.extend(idHash, now() + sessionMs);
      setSessionCookies(reply, { id, maxAgeSeconds: sessionMs / 1_000 });
    }
    return toUser(row, now(), idHash);
  }

  /** The token names the session it came from, so that signing out ends it as well. */
  async function userOfToken(token: string): Promise<SessionUser | undefined> {
    const payload = await jwtVerify(token, tokenSecret, {
      algorithms: ['HS256'],
      audience: 'rhapsode',
      currentDate: new Date(now()),
    }).then(
      (verified) => verified.payload,
      () => undefined,
    );
    if (typeof payload?.sid !== 'string' || typeof payload.sub !== 'string') return undefined;
    const row = await store.findBySession(payload.sid, now());
    return row && row.user_id === payload.sub ? toUser(row, now(), payload.sid) : undefined;
  }

  async function devUser(): Promise<SessionUser | undefined> {
    const row = devUserId === undefined ? undefined : await store.findByUser(devUserId);
    return row && toUser(row, now(), undefined);
  }

  return {
    async authenticate(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser | undefined> {
      const id = request.cookies[sessionCookie];
      const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (bearer === undefined) return id === undefined ? devUser() : userOfCookie(id, reply);
      const byToken = await userOfToken(bearer);
      if (id === undefined || byToken === undefined) return byToken;
      const byCookie = await userOfCookie(id, reply);
      return byCookie?.id === byToken.id ? byCookie : undefined;
    },

    /** A new session; its id is known to the browser alone. The one it replaces ends. */
    async create(userId: string, replacedId?: string): Promise<{ id: string; maxAgeSeconds: number }> {
      if (replacedId !== undefined) await store.remove(hash(replacedId));
      const id = randomBytes(32).toString('base64url');
      await store.create({ idHash: hash(id), userId, now: now(), expiresAt: now() + sessionMs });
      return { id, maxAgeSeconds: sessionMs / 1_000 };
    },

    async end(user: SessionUser): Promise<void> {
      if (user.sessionHash !== undefined) await store.remove(user.sessionHash);
    },

    removeExpired: () => store.removeExpired(now()),

    /** A token for the session of the cookie. One that came with a token alone cannot renew itself. */
    async issueToken(request: FastifyRequest, user: SessionUser) {
      if (request.cookies[sessionCookie] === undefined || user.sessionHash === undefined) {
        throw new AppError('sign-in-required');
      }
      const expiresAt = now() + tokenMs;
      const token = await new SignJWT({ sid: user.sessionHash })
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

function toUser(row: SessionRow, now: number, sessionHash: string | undefined): SessionUser {
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
    sessionHash,
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
      if (key in claims && claims[key] !== user.tier) {
        throw new AppError('tier-mismatch', { data: { tier: user.tier } });
      }
    }
  }
}
