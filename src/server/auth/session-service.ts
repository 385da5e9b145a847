import { hash as digest, randomBytes } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import type { PlanStatus } from '../../shared/quota.ts';
import { planStatusAt, type SubscriptionState } from '../../shared/subscription.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { createSessionCache } from './session-cache.ts';
import type { SessionRow, SessionStore, UsedSessionRow } from './session-queries.ts';
import { createSessionTokens } from './session-tokens.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
/** Sessions end this long after their last use, and at the latest this long after sign-in. */
const idleMs = 30 * day;
const maxAgeMs = 90 * day;
/** The last use is recorded at most this often, so that most requests write nothing. */
const touchAfterMs = hour;

/** Only the browser knows the id. */
export interface BrowserSession {
  id: string;
  maxAgeSeconds: number;
}

/** Either is enough; if both are sent they must agree. */
export interface Credentials {
  sessionId?: string | undefined;
  token?: string | undefined;
}

export interface Authenticated {
  user: SessionUser;
  /** Set when the session was extended, so the browser's cookie has to be extended too. */
  extended?: BrowserSession | undefined;
}

interface CachedSession {
  idHash: string;
  row: UsedSessionRow;
}

export type SessionService = ReturnType<typeof createSessionService>;

const hash = (text: string) => digest('sha256', text, 'base64url');

/**
 * A chain of hashes: the cookie holds the first value, tokens contain the second, and the database stores the third.
 * So a copy of the database is not enough to make a cookie or a token, even with the key that signs tokens.
 */
const secretOf = (sessionId: string) => hash(sessionId);
const storedHashOf = (secret: string) => hash(secret);

/** Cookie sessions, short-lived bearer tokens for them, and the users they belong to. */
export function createSessionService(deps: {
  store: SessionStore;
  tokenSecret: Uint8Array;
  now: () => number;
  onError: (error: unknown) => void;
  /** The user of requests without credentials, if there is one. */
  defaultUserId?: string | undefined;
  planAt?: (subscription: SubscriptionState, now: number) => PlanStatus;
}) {
  const { store, now, onError, defaultUserId, planAt = planStatusAt } = deps;
  const tokens = createSessionTokens({ key: deps.tokenSecret, now });
  const touching = new Set<string>();
  const cache = createSessionCache<CachedSession>(store.readVersion);

  /** Not awaited: reads must still work while the database can't be written. */
  function touch(idHash: string, expiresAt: number): void {
    if (touching.has(idHash)) return;
    touching.add(idHash);
    store
      .touch(idHash, now(), expiresAt)
      .catch(onError)
      .finally(() => touching.delete(idHash));
  }

  async function readSession(id: string, time: number): Promise<CachedSession | undefined> {
    const version = cache.version();
    const idHash = storedHashOf(secretOf(id));
    const row = await store.findBySession(idHash, time);
    if (row) cache.store(id, { idHash, row }, version);
    return row && { idHash, row };
  }

  async function bySessionId(id: string): Promise<Authenticated | undefined> {
    const time = now();
    const found = cache.find(id) ?? (await readSession(id, time));
    if (!found || found.row.expires_at <= time) return undefined;
    const { idHash, row } = found;
    const user = toUser(row, time, idHash, row.created_at);
    // The last use may be in the future if the clock was set back.
    if (Math.abs(time - row.last_used_at) < touchAfterMs || touching.has(idHash)) return { user };
    const expiresAt = Math.min(time + idleMs, row.created_at + maxAgeMs);
    touch(idHash, expiresAt);
    return { user, extended: { id, maxAgeSeconds: Math.ceil((expiresAt - time) / 1_000) } };
  }

  /** A token contains its session, so that signing out ends the token too. */
  async function byToken(token: string): Promise<Authenticated | undefined> {
    const claims = await tokens.read(token);
    if (!claims?.fresh) return undefined;
    const idHash = storedHashOf(claims.secret);
    const row = await store.findBySession(idHash, now());
    if (row?.user_id !== claims.userId) return undefined;
    return { user: toUser(row, now(), idHash, row.created_at) };
  }

  async function byBoth(id: string, token: string): Promise<Authenticated | undefined> {
    const found = await bySessionId(id);
    const claims = await tokens.read(token);
    // The cookie would be enough, so an expired token is accepted, but it must belong to the same user.
    return found && claims?.userId === found.user.id ? found : undefined;
  }

  async function defaultUser(): Promise<Authenticated | undefined> {
    const user = defaultUserId === undefined ? undefined : await findUser(defaultUserId);
    return user && { user };
  }

  async function findUser(userId: string): Promise<SessionUser | undefined> {
    const row = await store.findByUser(userId);
    return row && toUser(row, now());
  }

  function toUser(row: SessionRow, time: number, sessionHash?: string, signedInAt?: number): SessionUser {
    const cancelAtPeriodEnd = row.cancel_at_period_end === 1;
    const plan = planAt({ status: row.status, periodEnd: row.period_end, cancelAtPeriodEnd }, time);
    return {
      id: row.user_id,
      username: row.username,
      email: row.email,
      photoUrl: row.photo_url,
      createdAt: row.user_created_at,
      invitees: row.invitees,
      tier: plan.tier,
      periodEnd: plan.periodEnd,
      sessionHash,
      signedInAt,
    };
  }

  return {
    async authenticate({ sessionId, token }: Credentials): Promise<Authenticated | undefined> {
      if (token === undefined) return sessionId === undefined ? defaultUser() : bySessionId(sessionId);
      return sessionId === undefined ? byToken(token) : byBoth(sessionId, token);
    },

    /** For work that goes on without a request of theirs, such as translating for the viewers of their room. */
    findUser,

    /** Starts a session and ends the one it replaces. */
    async create(
      userId: string,
      { device = 'Unknown device', replacedId }: { device?: string; replacedId?: string | undefined } = {},
    ): Promise<BrowserSession> {
      if (replacedId !== undefined) await store.remove(storedHashOf(secretOf(replacedId)));
      const id = randomBytes(32).toString('base64url');
      const idHash = storedHashOf(secretOf(id));
      await store.create({ idHash, userId, device, now: now(), expiresAt: now() + idleMs });
      return { id, maxAgeSeconds: idleMs / 1_000 };
    },

    async end(user: SessionUser): Promise<void> {
      if (user.sessionHash !== undefined) await store.remove(user.sessionHash);
    },

    async endOne(user: SessionUser, id: string): Promise<void> {
      if (!(await store.removeForUser(user.id, id))) throw new AppError('not-found');
    },

    endAll: (user: SessionUser) => store.removeAllForUser(user.id),

    /** The current device comes first. */
    async list(user: SessionUser) {
      const rows = await store.list(user.id, now());
      const listed = rows.map((row) => {
        const current = row.id_hash === user.sessionHash;
        return {
          id: row.id_hash,
          device: row.device,
          createdAt: new Date(row.created_at).toISOString(),
          lastUsedAt: new Date(current ? now() : row.last_used_at).toISOString(),
          current,
        };
      });
      return listed.toSorted((a, b) => Number(b.current) - Number(a.current));
    },

    removeExpired: () => store.removeExpired(now()),

    /** Needs the cookie: a token must not be able to renew itself. */
    async issueToken(user: SessionUser, { sessionId }: Credentials) {
      if (sessionId === undefined || user.sessionHash === undefined) throw new AppError('sign-in-required');
      return tokens.issue(secretOf(sessionId), user.id);
    },
  };
}
