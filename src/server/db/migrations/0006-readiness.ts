import type { Migration } from '../migrate.ts';

/** What the readiness check writes: only a real write tells whether the next one will work. */
export const readiness: Migration = {
  name: '0006-readiness',
  statements: () => [
    `CREATE TABLE readiness (
      id TEXT PRIMARY KEY,
      checked_at BIGINT NOT NULL
    )`,
  ],
};
