import type { Migration } from '../migration.ts';

/** The people of a personal server. Their names are those of their users. */
export const people: Migration = {
  name: '0016-people',
  statements: () => [
    `CREATE TABLE people (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      color TEXT NOT NULL,
      pin_hash TEXT
    )`,
  ],
};
