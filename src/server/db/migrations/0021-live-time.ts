import type { Migration } from '../migration.ts';

/** Viewers are told when a room is paused because the speaker's time for the day is used up. */
export const liveTime: Migration = {
  name: '0021-live-time',
  statements: () => ['ALTER TABLE live_rooms ADD COLUMN time_used BIGINT NOT NULL DEFAULT 0'],
};
