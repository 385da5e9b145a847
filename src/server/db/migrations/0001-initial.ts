import type { Migration } from '../migration.ts';

/** TEXT and BIGINT mean the same in both engines; only binary columns differ. */
export const initial: Migration = {
  name: '0001-initial',
  statements: (engine) => [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY,
      username TEXT NOT NULL,
      email TEXT NOT NULL,
      photo_url TEXT,
      created_at BIGINT NOT NULL
    )`,
    `CREATE TABLE sessions (
      id_hash TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX sessions_by_user ON sessions (user_id)',
    'CREATE INDEX sessions_by_expiry ON sessions (expires_at)',
    `CREATE TABLE terms_acceptances (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      accepted_at BIGINT NOT NULL
    )`,
    `CREATE TABLE transcriptions (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      text TEXT NOT NULL,
      language TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      idempotency_key TEXT,
      UNIQUE (user_id, idempotency_key)
    )`,
    'CREATE INDEX transcriptions_by_user ON transcriptions (user_id, created_at DESC, id)',
    `CREATE TABLE usage_counters (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      period TEXT NOT NULL,
      used BIGINT NOT NULL,
      PRIMARY KEY (user_id, kind, period)
    )`,
    `CREATE TABLE reservations (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      period TEXT NOT NULL,
      amount BIGINT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX reservations_by_age ON reservations (created_at)',
    'CREATE INDEX reservations_by_user ON reservations (user_id)',
    `CREATE TABLE trials (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      text_hash TEXT NOT NULL,
      reserved_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    `CREATE TABLE invites (
      invitee_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      inviter_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX invites_by_inviter ON invites (inviter_id)',
    `CREATE TABLE subscriptions (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      customer_id TEXT NOT NULL UNIQUE,
      subscription_id TEXT,
      status TEXT NOT NULL,
      period_end BIGINT,
      cancel_at_period_end BIGINT NOT NULL,
      synced_at BIGINT NOT NULL,
      sync_ticket BIGINT NOT NULL DEFAULT 0,
      stored_ticket BIGINT NOT NULL DEFAULT 0
    )`,
    `CREATE TABLE payment_events (
      id TEXT PRIMARY KEY,
      type TEXT NOT NULL,
      processed_at BIGINT NOT NULL
    )`,
    `CREATE TABLE translation_cache (
      key TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      translated_text TEXT NOT NULL,
      speakable_text TEXT,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX translation_cache_by_age ON translation_cache (created_at)',
    'CREATE INDEX translation_cache_by_user ON translation_cache (user_id)',
    `CREATE TABLE clips (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      cache_key TEXT NOT NULL,
      voice TEXT NOT NULL,
      language TEXT NOT NULL,
      state TEXT NOT NULL,
      bytes BIGINT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE UNIQUE INDEX clips_by_key ON clips (user_id, cache_key)',
    'CREATE INDEX clips_by_age ON clips (created_at)',
    `CREATE TABLE clip_chunks (
      clip_id TEXT NOT NULL REFERENCES clips (id) ON DELETE CASCADE,
      seq BIGINT NOT NULL,
      data ${engine === 'sqlite' ? 'BLOB' : 'BYTEA'} NOT NULL,
      PRIMARY KEY (clip_id, seq)
    )`,
    `CREATE TABLE rate_limits (
      key TEXT PRIMARY KEY,
      hits BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at)',
    `CREATE TABLE secrets (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
  ],
};
