import type { Migration } from '../migration.ts';

/** Deleted items stay here while they can be restored, so that no other query has to skip them. */
export const deletedTranscriptions: Migration = {
  name: '0007-deleted-transcriptions',
  statements: () => [
    `CREATE TABLE deleted_transcriptions (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      text TEXT NOT NULL,
      language TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      idempotency_key TEXT,
      deleted_at BIGINT NOT NULL
    )`,
    'CREATE INDEX deleted_transcriptions_by_user ON deleted_transcriptions (user_id)',
    'CREATE INDEX deleted_transcriptions_by_age ON deleted_transcriptions (deleted_at)',
  ],
};
