import type { Migration } from '../migration.ts';

/** For people's own programs: keys, stored as hashes, and webhooks with the outbox of their deliveries. */
export const apiAccess: Migration = {
  name: '0017-api',
  statements: () => [
    `CREATE TABLE api_keys (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      key_hash TEXT NOT NULL UNIQUE,
      start TEXT NOT NULL,
      name TEXT NOT NULL,
      scopes TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      last_used_at BIGINT,
      expires_at BIGINT
    )`,
    'CREATE INDEX api_keys_by_user ON api_keys (user_id)',
    'CREATE INDEX api_keys_by_expiry ON api_keys (expires_at) WHERE expires_at IS NOT NULL',
    `CREATE TABLE webhooks (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      url TEXT NOT NULL,
      secret TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      failing_since BIGINT,
      disabled_at BIGINT
    )`,
    'CREATE INDEX webhooks_by_user ON webhooks (user_id)',
    `CREATE TABLE webhook_sequences (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      seq BIGINT NOT NULL
    )`,
    `CREATE TABLE webhook_deliveries (
      id TEXT PRIMARY KEY,
      webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
      seq BIGINT NOT NULL,
      type TEXT NOT NULL,
      document_id TEXT NOT NULL,
      state TEXT NOT NULL,
      attempts BIGINT NOT NULL,
      status BIGINT,
      problem TEXT,
      created_at BIGINT NOT NULL,
      attempted_at BIGINT,
      next_at BIGINT,
      claimed_until BIGINT
    )`,
    'CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE next_at IS NOT NULL',
    'CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, seq)',
    'CREATE INDEX webhook_deliveries_by_document ON webhook_deliveries (webhook_id, document_id, seq)',
    'CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at)',
  ],
};
