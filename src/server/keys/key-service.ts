import { hash as digest, randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '../../shared/calls/key-calls.ts';
import { AppError } from '../../shared/errors.ts';
import { type KeyScope, keyPrefix, keyScopes, maxKeys } from '../../shared/key-scopes.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { type KeyRow, type KeyStore, readScopes, storeScopes } from './key-queries.ts';

const day = 24 * 60 * 60 * 1_000;
/** The last use is recorded at most this often, so that most requests write nothing. */
const touchAfterMs = 60_000;
/** Expired keys stay in the list this long, so that people see why a program has stopped. */
const keepExpiredMs = 30 * day;
const keyFormat = new RegExp(`^${keyPrefix}[\\w-]{43}$`);
const shownCharacters = keyPrefix.length + 5;

interface NewKey {
  name: string;
  scopes: readonly KeyScope[];
  expiresAt?: string | undefined;
}

export type KeyService = ReturnType<typeof createKeyService>;

/** Keys are random, so a fast hash is safe. An attacker can't choose a hash to learn anything from the look-up's timing. */
const hashOf = (key: string) => digest('sha256', key, 'base64url');

/** API keys for people's own programs. */
export function createKeyService(deps: {
  store: KeyStore;
  findUser: (userId: string) => Promise<SessionUser | undefined>;
  now: () => number;
  onError: (error: unknown) => void;
}) {
  const { store, findUser, now, onError } = deps;

  return {
    /** The key's owner, unless it is unknown, revoked or expired. */
    async authenticate(key: string): Promise<SessionUser | undefined> {
      if (!keyFormat.test(key)) return undefined;
      const time = now();
      const row = await store.findByHash(hashOf(key), time);
      const user = row && (await findUser(row.user_id));
      if (!user) return undefined;
      // Not awaited: reads must still work while the database can't be written.
      if (row.last_used_at === null || Math.abs(time - row.last_used_at) >= touchAfterMs)
        store.touch(row.id, time).catch(onError);
      return { ...user, keyScopes: readScopes(row.scopes) };
    },

    list: async (user: SessionUser): Promise<ApiKey[]> => (await store.list(user.id)).map(toKey),

    async create(user: SessionUser, request: NewKey): Promise<ApiKey & { key: string }> {
      const name = request.name.trim();
      if (name === '') throw invalidField('name', 'must not be empty');
      const expiresAt = request.expiresAt === undefined ? null : Date.parse(request.expiresAt);
      if (expiresAt !== null && !(expiresAt > now()))
        throw invalidField('expiresAt', 'must be in the future');
      const key = `${keyPrefix}${randomBytes(32).toString('base64url')}`;
      const row = {
        id: randomUUID(),
        start: key.slice(0, shownCharacters),
        name,
        scopes: storeScopes(keyScopes.filter((scope) => request.scopes.includes(scope))),
        created_at: now(),
        last_used_at: null,
        expires_at: expiresAt,
      };
      if (!(await store.create({ ...row, user_id: user.id, key_hash: hashOf(key) }, maxKeys)))
        throw new AppError('key-limit', { data: { limit: maxKeys } });
      return { ...toKey(row), key };
    },

    async revoke(user: SessionUser, id: string): Promise<void> {
      if (!(await store.remove(user.id, id))) throw new AppError('not-found');
    },

    removeExpired: () => store.removeExpired(now() - keepExpiredMs),
  };
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const toKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: readScopes(row.scopes),
  start: row.start,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: isoTime(row.last_used_at),
  expiresAt: isoTime(row.expires_at),
});
