import type { Migration } from '../migration.ts';

/** Recognised text, so that a repeated request gets the same result. Recordings are never stored. */
export const transcripts: Migration = {
  name: '0008-transcripts',
  statements: () => [
    `CREATE TABLE transcripts (
      key TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      fingerprint TEXT NOT NULL,
      text TEXT NOT NULL,
      words TEXT,
      milliseconds BIGINT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX transcripts_by_age ON transcripts (created_at)',
    'CREATE INDEX transcripts_by_user ON transcripts (user_id)',
  ],
};
