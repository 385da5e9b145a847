import type { Migration } from '../migration.ts';

/** The entries are JSON: they are always read and written together. */
export const dictionaries: Migration = {
  name: '0010-dictionaries',
  statements: () => [
    `CREATE TABLE dictionaries (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      entries TEXT NOT NULL,
      updated_at BIGINT NOT NULL
    )`,
  ],
};
