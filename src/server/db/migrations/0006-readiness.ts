import type { Migration } from '../migration.ts';

/** For the readiness check: only a real write shows whether the database can be written to. */
export const readiness: Migration = {
  name: '0006-readiness',
  statements: () => [
    `CREATE TABLE readiness (
      id TEXT PRIMARY KEY,
      checked_at BIGINT NOT NULL
    )`,
  ],
};
