import type { Migration } from '../migration.ts';

/**
 * Adds the device and the last use of a session. Existing sessions end: the database stored the value that their
 * tokens contain, so anyone with an old copy of it could still use them.
 */
export const sessionDevices: Migration = {
  name: '0005-session-devices',
  statements: () => [
    'DELETE FROM sessions',
    `ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT 'Unknown device'`,
    'ALTER TABLE sessions ADD COLUMN last_used_at BIGINT NOT NULL DEFAULT 0',
  ],
};
