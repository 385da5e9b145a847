import type { Migration } from '../migration.ts';

/** Voice previews are shared by everyone, so they belong to no user. */
export const previews: Migration = {
  name: '0002-previews',
  statements: (engine) => [
    `CREATE TABLE voice_previews (
      key TEXT PRIMARY KEY,
      data ${engine === 'sqlite' ? 'BLOB' : 'BYTEA'} NOT NULL
    )`,
  ],
};
