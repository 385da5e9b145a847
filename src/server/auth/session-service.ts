import { hash as digest, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../shared/errors.ts';
import { standingAt } from '../../shared/subscription.ts';
import type { SessionUser } from '../session-user.ts';
import type { SessionRow, SessionStore } from './session-queries.ts';

const sessionMs = 30 * 24 * 60 * 60 * 1_000;
/** Sessions slide, but are written at most once a day: not every read should be a write. */
const extendAfterMs = 24 * 60 * 60 * 1_000;
const tokenMs = 5 * 60 * 1_000;

/** Only the browser knows the id; the database stores its hash. */
export interface BrowserSession {
  id: string;
  maxAgeSeconds: number;
}

/** What a request offers as proof. Either is enough; if both are sent they must agree. */
export interface Credentials {
  sessionId?: string | undefined;
  token?: string | undefined;
}

export interface Authenticated {
  user: SessionUser;
  /** Set when the session was extended and the browser's cookie has to follow. */
  extended?: BrowserSession | undefined;
}

export type SessionService = ReturnType<typeof createSessionService>;

const hash = (id: string) => digest('sha256', id, 'base64url');
const browserSession = (id: string): BrowserSession => ({ id, maxAgeSeconds: sessionMs / 1_000 });

/** Sessions by cookie, short-lived bearer tokens for them, and the user behind either. */
export function createSessionService(deps: {
  store: SessionStore;
  tokenSecret: Uint8Array;
  now: () => number;
  /** Development only: the user of requests without credentials. */
  devUserId?: string | undefined;
}) {
  const { store, tokenSecret, now, devUserId } = deps;

  async function bySessionId(id: string): Promise<Authenticated | undefined> {
    const idHash = hash(id);
    const row = await store.findBySession(idHash, now());
    if (!row) return undefined;
    const user = toUser(row, now(), idHash);
    if (row.expires_at === null || row.expires_at - now() >= sessionMs - extendAfterMs) return { user };
    await store.extend(idHash, now() + sessionMs);
    return { user, extended: browserSession(id) };
  }

  /** The token names the session it came from, so that signing out ends it as well. */
  async function byToken(token: string): Promise<Authenticated | undefined> {
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
    return row && row.user_id === payload.sub ? { user: toUser(row, now(), payload.sid) } : undefined;
  }

  async function devUser(): Promise<Authenticated | undefined> {
    const row = devUserId === undefined ? undefined : await store.findByUser(devUserId);
    return row && { user: toUser(row, now(), undefined) };
  }

  return {
    async authenticate({ sessionId, token }: Credentials): Promise<Authenticated | undefined> {
      if (token === undefined) return sessionId === undefined ? devUser() : bySessionId(sessionId);
      const tokenUser = await byToken(token);
      if (sessionId === undefined || tokenUser === undefined) return tokenUser;
      const cookieUser = await bySessionId(sessionId);
      return cookieUser?.user.id === tokenUser.user.id ? cookieUser : undefined;
    },

    /** Starts a session and ends the one it replaces. */
    async create(userId: string, replacedId?: string): Promise<BrowserSession> {
      if (replacedId !== undefined) await store.remove(hash(replacedId));
      const id = randomBytes(32).toString('base64url');
      await store.create({ idHash: hash(id), userId, now: now(), expiresAt: now() + sessionMs });
      return browserSession(id);
    },

    async end(user: SessionUser): Promise<void> {
      if (user.sessionHash !== undefined) await store.remove(user.sessionHash);
    },

    removeExpired: () => store.removeExpired(now()),

    /** Needs the cookie: a token must not be able to renew itself. */
    async issueToken(user: SessionUser, { sessionId }: Credentials) {
      if (sessionId === undefined || user.sessionHash === undefined) throw new AppError('sign-in-required');
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
