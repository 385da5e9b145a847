import type { Migration } from '../migrate.ts';

/**
 * What a session is known by, and when it was last used. Sessions from before end: what was stored of them is what
 * their tokens name, so whoever has an old copy of the database could still use them.
 */
export const sessionDevices: Migration = {
  name: '0005-session-devices',
  statements: () => [
    'DELETE FROM sessions',
    `ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT 'Unknown device'`,
    'ALTER TABLE sessions ADD COLUMN last_used_at BIGINT NOT NULL DEFAULT 0',
  ],
};
