import type { Migration } from '../migration.ts';

/** Account exports and deletions, and the bonus for invitees who have deleted their accounts. */
export const accounts: Migration = {
  name: '0012-accounts',
  statements: () => [
    'ALTER TABLE users ADD COLUMN departed_invitees BIGINT NOT NULL DEFAULT 0',
    `CREATE TABLE account_exports (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      exported_at BIGINT NOT NULL
    )`,
    `CREATE TABLE account_deletions (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      requested_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      renewal_stopped_at BIGINT
    )`,
    'CREATE INDEX account_deletions_by_due ON account_deletions (due_at)',
    'CREATE INDEX account_deletions_unstopped ON account_deletions (requested_at) WHERE renewal_stopped_at IS NULL',
  ],
};
