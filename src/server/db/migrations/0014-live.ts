import type { Migration } from '../migration.ts';

/** Live captions. Ending a room deletes its lines and translations. */
export const live: Migration = {
  name: '0014-live',
  statements: () => [
    `CREATE TABLE live_rooms (
      code TEXT PRIMARY KEY,
      user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      resume_key TEXT NOT NULL,
      language TEXT NOT NULL,
      paused BIGINT NOT NULL DEFAULT 0,
      locked BIGINT NOT NULL DEFAULT 0,
      characters_used BIGINT NOT NULL DEFAULT 0,
      seq BIGINT NOT NULL DEFAULT 0,
      started_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL
    )`,
    'CREATE INDEX live_rooms_by_seen ON live_rooms (seen_at)',
    `CREATE TABLE live_lines (
      room_code TEXT NOT NULL REFERENCES live_rooms (code) ON DELETE CASCADE,
      id TEXT NOT NULL,
      position BIGINT NOT NULL,
      seq BIGINT NOT NULL,
      text TEXT NOT NULL,
      language TEXT NOT NULL,
      posted_at BIGINT NOT NULL,
      PRIMARY KEY (room_code, id)
    )`,
    'CREATE INDEX live_lines_by_seq ON live_lines (room_code, seq)',
    `CREATE TABLE live_translations (
      room_code TEXT NOT NULL REFERENCES live_rooms (code) ON DELETE CASCADE,
      line_id TEXT NOT NULL,
      language TEXT NOT NULL,
      line_seq BIGINT NOT NULL,
      seq BIGINT NOT NULL,
      text TEXT,
      claimed_at BIGINT NOT NULL,
      PRIMARY KEY (room_code, line_id, language)
    )`,
    'CREATE INDEX live_translations_by_seq ON live_translations (room_code, seq)',
    `CREATE TABLE live_viewers (
      instance TEXT NOT NULL,
      room_code TEXT NOT NULL,
      language TEXT NOT NULL,
      viewers BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (instance, room_code, language)
    )`,
    'CREATE INDEX live_viewers_by_room ON live_viewers (room_code)',
    'CREATE INDEX live_viewers_by_age ON live_viewers (updated_at)',
  ],
};
